/** Clocks of machines differ, in milliseconds; what is further ahead than this was written by none of them. */
export const clockSkewMs = 60_000
