import * as v from 'valibot'

import { identityProviders, type IdentityProvider } from '#src/commerce/calls/session-shapes.ts'

export type IdentityAddresses = Partial<Readonly<Record<IdentityProvider, string>>>

const isProvider = (name: string): name is IdentityProvider => identityProviders.some(known => known === name)
const isSecure = (address: string) => URL.parse(address)?.protocol === 'https:'

/** `google=https://… facebook=https://…`: each provider's authorisation endpoint with the store's `client_id` and `scope`. */
export const identityAddresses = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/\s+/).filter(entry => entry !== '')),
  v.check(
    entries =>
      entries.every(entry => {
        const [name = '', address = ''] = entry.split(/=(.*)/s)
        return isProvider(name) && isSecure(address)
      }),
    'google=https://… facebook=https://… amazon=https://…, separated by blanks',
  ),
  v.transform((entries): IdentityAddresses =>
    Object.fromEntries(entries.map(entry => entry.split(/=(.*)/s).slice(0, 2))),
  ),
)

type AuthorizationRequest = { readonly redirect_uri: string; readonly state: string }

/** Where one is asked who one is (RFC 6749, 4.1.1); nothing for a provider that the embedded platform plays. */
export function identityAddress(
  addresses: IdentityAddresses,
  idp: IdentityProvider,
  { redirect_uri, state }: AuthorizationRequest,
): string | undefined {
  const address = URL.parse(addresses[idp] ?? '')
  if (address === null) return undefined
  for (const [name, value] of Object.entries({ response_type: 'code', redirect_uri, state }))
    address.searchParams.set(name, value)
  return address.href
}

export const identityOrigins = (addresses: IdentityAddresses): readonly string[] =>
  Object.values(addresses).map(address => new URL(address).origin)
