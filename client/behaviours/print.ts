import { listening } from '../mount/listening.ts'

/** Hands the page to the printer; its print styles leave out what no paper needs. */
export const mount = listening({
  click: event => {
    if ((event.target as Element).closest('button') !== null) window.print()
  },
})
