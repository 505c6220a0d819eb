export type PageBudget = {
  /** HTML before compression, less the style inside, in KB. */
  readonly html: number
  readonly elements: number
  /** Script before anybody does something, brotli, in KB. */
  readonly script: number
}

/** What a page for everybody may weigh. */
export const pageBudgets: { readonly home: PageBudget; readonly listing: PageBudget; readonly product: PageBudget } = {
  home: { html: 45, elements: 700, script: 12 },
  listing: { html: 80, elements: 1_400, script: 12 },
  product: { html: 40, elements: 600, script: 20 },
}

/** Style of a page, brotli, in KB: inside its HTML, and all there is. */
export const styleBudget = { inside: 8, all: 25 } as const

/** What is fetched when it is wanted, beyond the first script of a page. On a slow line each file costs what 1.5 KB cost. */
export const partBudget = { scripts: 14 } as const
