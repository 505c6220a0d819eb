/** Reports the current step, and lets other requests be answered before the work goes on. */
export type Progress = (step: string) => Promise<void>

/** For work that is done at once. */
export const unwatched: Progress = () => Promise.resolve()
