/** The pages that stand for their kind; the listing's category has more than one page of 48, and so has the search. */
export const pages = {
  home: '/en-us',
  listing: '/en-us/c/women',
  search: '/en-us/search?q=jacket',
  content: '/en-us/location-selector',
  cart: '/en-us/cart',
} as const

/** Address of the first product of a listing. */
export function firstProduct(listing: string): string {
  const [, path] = /<h3[^>]*><a[^>]* href="(\/[^"]*\/p\/[^"?#]+)/.exec(listing) ?? []
  if (path === undefined) throw new Error('the listing shows no product')
  return path
}
