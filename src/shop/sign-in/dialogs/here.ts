/** Path and query of the page a dialog stands over: who signs in there wants to go on there. */
export const here = (): string => location.pathname + location.search
