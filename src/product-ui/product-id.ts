/** The id at the end of a product's slug: `womens-northmere-parka-fh15011` → `FH15011`. */
export const productIdOf = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1).toUpperCase()
