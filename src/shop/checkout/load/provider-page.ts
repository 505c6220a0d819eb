import type { PersonalRequest } from '../../page.ts'

/** A page of the provider: for a frame of the store, and as a page of its own that leads back. */
export type ProviderPage = { readonly frameUrl: string; readonly pageUrl: string }

/** The two addresses of a page of the provider, in the language of the store; `back` is a path of ours. */
export function asPageOf(
  { language, storeOrigin }: Pick<PersonalRequest, 'language' | 'storeOrigin'>,
  address: string,
  back: string,
): ProviderPage {
  const page = new URL(address)
  page.searchParams.set('lang', language.tag.slice(0, 2))
  const frame = new URL(page)
  frame.searchParams.set('origin', storeOrigin)
  page.searchParams.set('return', storeOrigin + back)
  return { frameUrl: frame.href, pageUrl: page.href }
}
