type Task = { readonly start: number; readonly end: number }

/** What the browser notes of a page; milliseconds since the navigation began. */
export type Notes = { firstPaint: number; largestPaint: number; shift: number; tasks: Task[] }

/** Runs in the page before anything else: keeps what the browser observes, as `notes` of the window. */
export function takeNotes(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
  Object.assign(globalThis, { notes })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    notes.largestPaint = entry.startTime
  })
  observe('layout-shift', entry => {
    notes.shift += (entry as PerformanceEntry & { readonly value: number }).value
  })
  observe('longtask', entry => {
    notes.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration })
  })
}

/**
 * Total blocking time: what tasks took beyond fifty milliseconds once something could be seen. A task that was under way at
 * the first paint counts with what came after it, as Lighthouse has it.
 */
export const blockingOf = ({ tasks, firstPaint }: Notes): number =>
  tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - 50)
    .filter(beyond => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0)
