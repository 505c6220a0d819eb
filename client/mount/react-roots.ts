/** Elements that React owns: open dialogs, and islands that are awake. */
const roots = '[data-scope], [data-props][data-awake]'

/** Whether an element is React's: only React writes there. */
export const isReacts = (element: Element): boolean => element.closest(roots) !== null
