/** R072: how far a page was scrolled is reported at these shares of it, in percent. */
export const scrollMarks = [25, 50, 75, 100] as const

/** Most events that one request brings. */
export const mostEvents = 50
