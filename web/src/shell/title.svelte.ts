/** The title of the browser's tab: the page, or that it is one's turn. */

class Title {
  page = $state('')
  /** A call that stands in front while it is our turn. */
  call = $state('')

  get text(): string {
    return [this.call, this.page, 'Aurum'].filter(Boolean).join(' · ')
  }
}

export const title = new Title()
