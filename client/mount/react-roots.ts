/** What React shows and owns: an opened dialog, or an island that is awake. */
const roots = '[data-scope], [data-props][data-awake]'

/** Whether an element is React's: only React writes there. */
export const isReacts = (element: Element): boolean => element.closest(roots) !== null
