import type { Behaviour } from './registry.ts'

/** Hands the page to the printer; its print styles leave out what no paper needs. */
export const behaviour: Behaviour = {
  click: event => {
    if ((event.target as Element).closest('button') !== null) window.print()
  },
}
