import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/session-shapes.ts'
import { binding, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'
import { noPictures } from './no-pictures.ts'
import { noProvider } from './order-placement/no-provider.ts'
import { strongestCost } from './rules/password-cost.ts'

/** What the platform asks of a site's object beside `fetch`. */
type ImportingSite = Rpc.DurableObjectBranded & {
  readonly importCatalogue: (products: readonly ImportedProduct[]) => Imported
}

const secret = sharedKey(LOCAL_BUILD)

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  /** One object per site. */
  SITES: binding<DurableObjectNamespace<ImportingSite>>('SITES'),
  /** What the store shows as `auth-access` (D62). On one machine nobody is asked for it where there is none. */
  AUTH_ACCESS_KEY: LOCAL_BUILD ? v.optional(secret) : secret,
  /** The payment provider; without it nothing can be paid by card. */
  PAYMENTS: v.optional(binding<Pick<Fetcher, 'fetch'>>('PAYMENTS'), noProvider),
  /** Who shows what is under `/media/`; without it there are no pictures. */
  PICTURES: v.optional(binding<Pick<Fetcher, 'fetch'>>('PICTURES'), noPictures),
  /** The merchant's key at the payment provider. */
  PAYMENTS_KEY: secret,
  /** How long the provider may take to answer before an order is being checked, in milliseconds. */
  PAYMENT_TIMEOUT_MS: whole(8_000),
  /** Requests that would wait longer than this for their shop are answered 503 with `Retry-After`, in milliseconds. */
  SITE_WAIT_MS: whole(2_000, 1),
  /** So many requests may be on their way to a shop from one isolate. */
  SITE_MOST_WAITING: whole(250, 1),
  /** Identity providers one may sign in by, separated by commas: google, facebook, amazon. */
  IDENTITY_PROVIDERS: v.pipe(
    v.optional(v.string(), 'google,facebook'),
    v.transform(names => names.split(',')),
    v.array(v.picklist(identityProviders)),
  ),
  /**
   * What it costs to guess a password: scrypt's N as a power of two. Deployed it is the strongest that Workers allow and
   * nothing less; on one machine it may be less, for tests that sign in all day.
   */
  PASSWORD_COST: v.pipe(whole(strongestCost, LOCAL_BUILD ? 10 : strongestCost), v.maxValue(strongestCost)),
  /** Who may import a catalogue; without it nobody may. */
  ADMIN_KEY: v.optional(secret),
  /** Who packs and sends orders and takes returns (`/admin/orders`, `/admin/returns`); without it nobody may. */
  OPERATOR_KEY: v.optional(secret),
})

export type CommerceSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('commerce', settingsSchema)
