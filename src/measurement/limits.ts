/** R072: how far a page was scrolled is reported at these shares of it, in percent. */
export const scrollMarks = [25, 50, 75, 100] as const

/** Most events that one request brings. */
export const mostEvents = 50

/** Most frames of a stack that are reported. */
export const mostFrames = 10

/** Most faults that one page reports. */
export const mostFaults = 10
