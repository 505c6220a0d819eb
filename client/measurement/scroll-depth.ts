import { scrollMarks } from '#src/measurement/limits.ts'

import { measure } from './queue.ts'

/** Marks of this page that were reported. */
let reported = new Set<number>()

/** How much of the page has been seen, in percent. */
function seen(): number {
  const { scrollHeight } = document.documentElement
  return scrollHeight === 0 ? 100 : ((scrollY + innerHeight) / scrollHeight) * 100
}

function report(): void {
  for (const percent of scrollMarks) {
    // Browsers round what is scrolled; the last pixel may be missing.
    if (reported.has(percent) || seen() < percent - 0.5) continue
    reported.add(percent)
    measure('scroll', { percent })
  }
}

/** R072: reports once a page how far it was scrolled, a quarter at a time. A page that fits the window was seen whole when it moves. */
export function startScrollDepth(): void {
  addEventListener('scroll', report, { passive: true })
}

/** Another page is on the screen. */
export function forgetScrollDepth(): void {
  reported = new Set()
}
