import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/authentication.ts'

import type { Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'

/** What the platform asks of a site's object beside `fetch`. */
type ImportingSite = Rpc.DurableObjectBranded & {
  readonly importCatalogue: (products: readonly ImportedProduct[]) => Imported
}

const milliseconds = (fallback: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^\d{1,6}$/), v.transform(Number))

const secret = v.pipe(v.string(), v.minLength(16))

const binding = <Binding>(method: string) =>
  v.custom<Binding>(value => typeof value === 'object' && value !== null && method in value, 'a binding is missing')

const schema = v.object({
  /** One object per site. */
  SITES: binding<DurableObjectNamespace<ImportingSite>>('idFromName'),
  /** What the store shows as `auth-access` (D62); without it nobody is asked for one. */
  AUTH_ACCESS_KEY: v.optional(secret),
  /** The payment provider. */
  PAYMENTS: binding<Fetcher>('fetch'),
  /** The merchant's key at the payment provider. */
  PAYMENTS_KEY: secret,
  /** How long the provider may take to answer before an order is being checked, in milliseconds. */
  PAYMENT_TIMEOUT_MS: milliseconds(8000),
  /** Identity providers one may sign in by, separated by commas: google, facebook, amazon. */
  IDENTITY_PROVIDERS: v.pipe(
    v.optional(v.string(), 'google,facebook'),
    v.transform(names => names.split(',')),
    v.array(v.picklist(identityProviders)),
  ),
  /** Who may import a catalogue; without it nobody may. */
  ADMIN_KEY: v.optional(secret),
})
export type Settings = v.InferOutput<typeof schema>

const parsed = new WeakMap<object, Settings>()

/** The worker's settings, parsed once; when some are wrong, all of them are named. */
export function settingsOf(env: object): Settings {
  const known = parsed.get(env)
  if (known !== undefined) return known
  const result = v.safeParse(schema, env)
  if (!result.success) {
    const wrong = result.issues.map(issue => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
    throw new Error(`The commerce worker's settings are wrong. Correct these and start again:\n${wrong.join('\n')}`)
  }
  parsed.set(env, result.output)
  return result.output
}
