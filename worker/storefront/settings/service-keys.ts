import * as v from 'valibot'

const services = ['data-platform', 'experiments', 'personalization', 'social'] as const

/** The store's keys at other hosts. */
export type ServiceKeys = { readonly [Service in (typeof services)[number]]?: string }

const entry = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${services.join('|')})=[\\x21-\\x7e]+$`), `${services.join('=…, ')}=…`),
  v.transform(text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const),
)

/** Keys by service: `social=k1 personalization=k2`, several separated by blanks. */
export const serviceKeys = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/\s+/).filter(part => part !== '')),
  v.array(entry),
  v.transform((entries): ServiceKeys => Object.fromEntries(entries)),
)
