import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/session-shapes.ts'
import { binding, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'
import { noPictures } from './no-pictures.ts'
import { noProvider } from './order-placement/no-provider.ts'
import { strongestCost } from './rules/password-cost.ts'

/** The methods of a site's object beside `fetch`. */
type ImportingSite = Rpc.DurableObjectBranded & {
  readonly importCatalogue: (products: readonly ImportedProduct[]) => Imported
}

const secret = sharedKey(LOCAL_BUILD)

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  /** One object per site. */
  SITES: binding<DurableObjectNamespace<ImportingSite>>('SITES'),
  /** The store's key, sent as `auth-access` (D62). Without it, on this machine only, every caller is accepted. */
  AUTH_ACCESS_KEY: LOCAL_BUILD ? v.optional(secret) : secret,
  /** The payment provider; without it nothing can be paid by card. */
  PAYMENTS: v.optional(binding<Pick<Fetcher, 'fetch'>>('PAYMENTS'), noProvider),
  /** The worker that serves pictures under `/media/`; without it there are none. */
  PICTURES: v.optional(binding<Pick<Fetcher, 'fetch'>>('PICTURES'), noPictures),
  /** The merchant's key at the payment provider. */
  PAYMENTS_KEY: secret,
  /** The payment provider's timeout in milliseconds; after it an order is being checked. */
  PAYMENT_TIMEOUT_MS: whole(8_000),
  /** Requests that would wait longer than this for their shop are answered 503 with `Retry-After`, in milliseconds. */
  SITE_WAIT_MS: whole(2_000, 1),
  /** So many requests of one isolate may be under way to a shop. */
  SITE_MOST_WAITING: whole(250, 1),
  /** Identity providers one may sign in by, separated by commas: google, facebook, amazon. */
  IDENTITY_PROVIDERS: v.pipe(
    v.optional(v.string(), 'google,facebook'),
    v.transform(names => names.split(',')),
    v.array(v.picklist(identityProviders)),
  ),
  /**
   * The cost of guessing a password: scrypt's N as a power of two. Deployed it is the strongest that Workers allow; on
   * this machine it may be less, for tests that sign in often.
   */
  PASSWORD_COST: v.pipe(whole(strongestCost, LOCAL_BUILD ? 10 : strongestCost), v.maxValue(strongestCost)),
  /** The key that allows catalogue imports; without it they are not possible. */
  ADMIN_KEY: v.optional(secret),
  /**
   * The operator's key, to send orders and take returns (`/admin/orders`, `/admin/returns`); without it that is not
   * possible.
   */
  OPERATOR_KEY: v.optional(secret),
})

export type CommerceSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('commerce', settingsSchema)
