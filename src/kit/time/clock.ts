/** Milliseconds since 1970-01-01 UTC. Code that needs the time is given a clock, so that a test can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
