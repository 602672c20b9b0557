/** What the browser's tab says: the page, or that somebody is waited for. */

class Title {
  page = $state('')
  /** A call that stands in front while it is our turn. */
  call = $state('')

  get text(): string {
    return [this.call, this.page, 'Aurum'].filter(Boolean).join(' · ')
  }
}

export const title = new Title()
