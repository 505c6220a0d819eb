/**
 * R180: whether the page at a path of the table is one of an order under way. Whoever goes from them to any other page of the
 * store has left it.
 */
export const holdsOrder = (path: string | undefined): boolean => path === '/checkout' || path === '/order-confirmation'
