/** First segments of personal paths. */
const personal = ['cart', 'checkout', 'favorites', 'account'] as const

/**
 * R183: signing out on a page of the cart, the checkout, the favourites or the account leads home; any other page stays.
 * The path is without locale, in the words of the route table.
 */
export const leadsHomeAtSignOut = (path: string): boolean =>
  personal.some(area => path === `/${area}` || path.startsWith(`/${area}/`))
