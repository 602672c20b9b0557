/** The turn at each table. */

import { mount } from 'svelte'
import type { TableLink } from '../../wire/table.svelte'
import SvgDefs from './SvgDefs.svelte'
import { Turn } from './turn.svelte'

const turns = new WeakMap<TableLink, Turn>()
let mounted = false

/** One object for a table's board and for all that lies beside it. */
export function turnAt(link: TableLink): Turn {
  if (!mounted) {
    mounted = true
    mount(SvgDefs, { target: document.body })
  }
  // Not the component's own: what lies beside the board uses the same turn.
  if (!turns.has(link)) $effect.root(() => void turns.set(link, new Turn(link)))
  return turns.get(link)!
}
