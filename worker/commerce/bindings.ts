import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/session-shapes.ts'
import { photoHosts } from '#src/kit/photo-hosts.ts'
import { binding, origin, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'
import type { EmailBinding } from './mail/couriers/cloudflare.ts'
import { noPictures } from './no-pictures.ts'
import { noProvider } from './order-placement/no-provider.ts'
import type { ImagePort } from './reviews/photos/resize.ts'
import { strongestCost } from './rules/passwords/password-cost.ts'

/** The methods of a site's object beside `fetch`. */
type ImportingSite = Rpc.DurableObjectBranded & {
  readonly importCatalogue: (products: readonly ImportedProduct[]) => Imported
}

const secret = sharedKey(LOCAL_BUILD)

/** An address that is asked over HTTPS; on one machine by HTTP as well. */
const endpoint = v.pipe(
  v.string(),
  v.regex(LOCAL_BUILD ? /^https?:\/\/\S+$/ : /^https:\/\/\S+$/, 'an address with https'),
)

/** Who takes letters away; the mailbox is of this machine. */
const providers = (...deployed: readonly ('http' | 'cloudflare' | 'none')[]) =>
  LOCAL_BUILD ? v.optional(v.picklist(['mailbox', ...deployed]), 'mailbox') : v.optional(v.picklist(deployed), 'none')

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
  /** Cloudflare Images, which makes photographs of reviews smaller; without it they are kept as they come. */
  IMAGES: v.optional(binding<ImagePort>('IMAGES')),
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
  /** Where photographs of imported products may come from, as the storefront's setting of that name says it (docs/decisions/040). */
  PHOTOS: photoHosts,
  /** The key that allows catalogue imports; without it they are not possible. */
  ADMIN_KEY: v.optional(secret),
  /**
   * The operator's key, to send orders and take returns (`/admin/orders`, `/admin/returns`); without it that is not
   * possible.
   */
  OPERATOR_KEY: v.optional(secret),
  /** The secret of Cloudflare Turnstile, by which it is asked of whom an answer is; without it every answer passes. */
  TURNSTILE_SECRET: v.optional(v.pipe(v.string(), v.minLength(8))),
  /** Where Turnstile's answers are checked. */
  TURNSTILE_ENDPOINT: v.optional(endpoint, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** Where letters lead that no visit has caused; without it, to the store of the last order. */
  STORE_ORIGIN: v.optional(origin),
  /** Who sends e-mail: `http` (a provider by `MAIL_ENDPOINT` and `MAIL_KEY`), `cloudflare` (the binding `EMAIL`), `none`; on one machine `mailbox`. */
  MAIL_PROVIDER: providers('http', 'cloudflare', 'none'),
  /** Cloudflare's e-mail binding. */
  EMAIL: v.optional(binding<EmailBinding>('EMAIL')),
  /** Where a mail provider takes letters. */
  MAIL_ENDPOINT: v.optional(endpoint, 'https://api.resend.com/emails'),
  /** The key at the mail provider. */
  MAIL_KEY: v.optional(v.string()),
  /** Who letters are from: `Name <address>`, of a domain the provider knows. */
  MAIL_FROM: v.optional(v.string()),
  /** Where answers to letters go; without it, to `MAIL_FROM`. */
  MAIL_REPLY_TO: v.optional(v.string()),
  /** Who sends text messages: `http` (a provider by `TEXTS_ENDPOINT` and `TEXTS_KEY`) or `none`; on one machine `mailbox`. */
  TEXTS_PROVIDER: providers('http', 'none'),
  /** Where a provider takes text messages. */
  TEXTS_ENDPOINT: v.optional(endpoint),
  /** The key at the provider of text messages. */
  TEXTS_KEY: v.optional(v.string()),
  /** Who text messages are from: a number or a name. */
  TEXTS_FROM: v.optional(v.string()),
})

export type CommerceSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('commerce', settingsSchema)
