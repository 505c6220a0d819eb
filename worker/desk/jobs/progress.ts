/** Tells whoever waits what is being done, and lets others be answered meanwhile. */
export type Progress = (step: string) => Promise<void>

/** For what is done at once. */
export const unwatched: Progress = () => Promise.resolve()
