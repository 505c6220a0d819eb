/** A page of the payment provider: for a frame of the store, and as a page of its own that leads back. */
export type ProviderPage = { readonly frameUrl: string; readonly pageUrl: string }

type Surroundings = {
  /** The language of the store as a tag: `de-DE`. */
  readonly tag: string
  readonly storeOrigin: string
  /** A path of ours that the provider's own page leads to afterwards. */
  readonly back?: string
}

/** The two addresses of a page of the provider, in the language of the store. */
export function providerPage(address: string, { tag, storeOrigin, back }: Surroundings): ProviderPage {
  const page = new URL(address)
  page.searchParams.set('lang', tag.slice(0, 2))
  const frame = new URL(page)
  frame.searchParams.set('origin', storeOrigin)
  if (back !== undefined) page.searchParams.set('return', storeOrigin + back)
  return { frameUrl: frame.href, pageUrl: page.href }
}
