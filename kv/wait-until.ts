/** Keeps the isolate at work after the answer has gone. */
export type WaitUntil = (work: Promise<unknown>) => void
