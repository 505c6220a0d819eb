/**
 * R180: whether a path of the table is a page of an order under way. Going from one of them to any other page leaves the
 * order.
 */
export const holdsOrder = (path: string | undefined): boolean => path === '/checkout' || path === '/order-confirmation'
