import * as v from 'valibot'

import { binding, origin, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { EventLog } from './measurement/event-log.ts'
import { chatSkills } from './settings/chat-skills.ts'
import { identityAddresses } from './settings/identity-addresses.ts'
import { policyOrigins } from './settings/policy-origins.ts'
import { segmentNames } from './settings/segment-names.ts'
import { serviceKeys } from './settings/service-keys.ts'

/** Every setting of the storefront: its unit is in the name, its default beside it. */
export const settingsSchema = v.object({
  ASSETS: v.optional(binding<Fetcher>('ASSETS')),
  PAGES: binding<KVNamespace>('PAGES'),
  RULES: binding<KVNamespace>('RULES'),
  /** The store's own log of events; without it and without EVENTS nothing is measured. */
  EVENT_LOG: v.optional(binding<DurableObjectNamespace<EventLog>>('EVENT_LOG')),
  /** Analytics Engine, which takes the events of a store that has many visitors. */
  EVENTS: v.optional(binding<AnalyticsEngineDataset>('EVENTS')),
  /** The embedded chat provider, where hosts have no routes of their own: `npm run dev`. */
  CHAT: v.optional(binding<Fetcher>('CHAT')),
  /** The embedded commerce worker; not asked when COMMERCE_ORIGIN is set. */
  COMMERCE: v.optional(binding<Fetcher>('COMMERCE')),
  /** A commerce platform elsewhere that answers the calls of `src/commerce/calls`. */
  COMMERCE_ORIGIN: v.optional(origin),
  /** A content system that answers the calls of content by itself (R285); the platform does when there is none. */
  CONTENT_ORIGIN: v.optional(origin),
  /**
   * Where datafiles of experiments come from, and where what is measured goes: paths are those of the flag library, such as
   * `/datafiles/{key}.json`. The platform answers when there is none.
   */
  EXPERIMENTS_ORIGIN: v.optional(origin),
  /** The key of this stage's datafile. */
  EXPERIMENTS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/, '4 to 64 letters, digits, - or _')),
    'storefront',
  ),
  /** How old the isolate's datafile may be (R369). */
  EXPERIMENTS_REFRESH_MS: whole(300_000),
  /** Takes what visitors did, knows their segments: `/v3/events`, `/v3/graphql`. EXPERIMENTS_ORIGIN when there is none. */
  DATA_PLATFORM_ORIGIN: v.optional(origin),
  /** Segments that are asked for with a decision and told to the engine, separated by commas; none asks for none. */
  DATA_PLATFORM_SEGMENTS: segmentNames(LOCAL_BUILD ? 'cold_weather' : ''),
  /** `off` decides nothing for anybody: experiences of the Monetate type are left out (R274). */
  PERSONALIZATION: v.optional(v.picklist(['on', 'off']), 'on'),
  /** The engine that decides what a visitor is shown: `/api/engine/v1/decide/{brand}`. The platform when there is none. */
  PERSONALIZATION_ORIGIN: v.optional(origin),
  /** The service of social photos (R309); pages may show pictures of this origin. The platform when there is none. */
  SOCIAL_ORIGIN: v.optional(origin),
  /** What these hosts know the store by, `x-api-key`: `data-platform=… experiments=… personalization=… social=…`, separated by blanks. Secret. */
  SERVICE_KEYS: serviceKeys,
  /** The address people use; canonical links need it. It has a default on this machine only. */
  STORE_ORIGIN: LOCAL_BUILD ? v.optional(origin, 'http://localhost:8787') : origin,
  /** The payment provider's origin: the only one that may be framed, but for those of `POLICY_ORIGINS`. */
  PAYMENTS_ORIGIN: LOCAL_BUILD ? v.optional(origin, 'http://pay.localhost:8787') : origin,
  /**
   * Further origins that pages may use, as a Content-Security-Policy says it: `script-src`, `connect-src` and `frame-src`
   * with https origins, separated by `;`. A payment provider with a script of its own needs it (docs/payment-provider.md).
   */
  POLICY_ORIGINS: policyOrigins,
  /**
   * The script of a tag manager, an https address or a path of the store: loaded once a visitor agrees to be measured, and
   * handed every event in `dataLayer`.
   */
  TAG_MANAGER_SRC: v.optional(
    v.pipe(v.string(), v.regex(/^(?:https:\/\/[\w.-]+)?\/[\w./?=&-]+$/, 'an https address, or a path of the store')),
  ),
  /**
   * Who answers chats (docs/decisions/024): `messaging` or `assistant`; without one there is no chat. The origin of the
   * vendor's script is one of those that pages may use.
   */
  CHAT_VENDOR: v.optional(v.picklist(['messaging', 'assistant'])),
  /** The address of the vendor's script. */
  CHAT_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  /** The store's account there: `{organization}/{deployment}` of `messaging`, the handle of `assistant`. */
  CHAT_ACCOUNT: v.optional(v.string(), ''),
  /** The brand a chat is told it is of (R159). */
  CHAT_BRAND: v.optional(v.string(), 'Fellholm'),
  /** Who answers in which language: `en=general fr=francais`, several separated by blanks. */
  CHAT_SKILLS: chatSkills,
  /** Where its button stands, from the right and from the foot (R386). */
  CHAT_BUTTON: v.optional(
    v.pipe(v.string(), v.regex(/^[\d.]+(?:rem|px),[\d.]+(?:rem|px)$/, 'two lengths in rem or px, such as 4rem,3rem')),
    '4rem,3rem',
  ),
  /**
   * Where identity providers ask who somebody is: `google=https://…?client_id=…&scope=…`, several separated by blanks.
   * One that is not named is played by the embedded platform, on this machine only.
   */
  IDENTITY_ADDRESSES: identityAddresses,
  /** Seals the session cookie. Secret. */
  SESSION_SECRET: v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
  /** Sent to the platform as `auth-access` (D62). Secret. */
  AUTH_ACCESS_KEY: sharedKey(LOCAL_BUILD),
  /** How long a call of the platform may take. */
  COMMERCE_TIMEOUT_MS: whole(5_000, 1),
  /** Placing or patching an order may take this long (D32). */
  ORDER_TIMEOUT_MS: whole(20_000, 1),
  /** A public page waits this long for all it asks, and then shows what it has. */
  PUBLIC_PAGE_TIMEOUT_MS: whole(2_000, 1),
  /** Of that, what a page can do without (`requiredCalls`) may take this long; then it is absent. */
  OPTIONAL_CALL_TIMEOUT_MS: whole(800, 1),
  /** A page on which something is absent is shown to others this long, from memory. */
  DEGRADED_PAGE_MS: whole(5_000),
  /** When a document ends at the latest. */
  DOCUMENT_TIMEOUT_MS: whole(8_000, 1),
  /** KV slower than this counts as a miss. */
  KV_TIMEOUT_MS: whole(150, 1),
  /** Largest answer taken from the platform. */
  UPSTREAM_BODY_BYTES: whole(2_097_152, 1_024),
  /** So many failures of a family of calls within `BREAKER_WINDOW_MS`, and half of all: it is left alone for a while. */
  BREAKER_FAILURES: whole(5, 1),
  /** Failures older than this are forgotten. */
  BREAKER_WINDOW_MS: whole(10_000, 1),
  /** How often a family that was left alone is tried again. */
  BREAKER_PROBE_MS: whole(5_000, 1),
  /** How long such a try may take; somebody is waiting for it. */
  BREAKER_PROBE_TIMEOUT_MS: whole(1_000, 1),
  /** `off` renders every page anew, as development needs it. */
  PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** What an isolate may keep of finished pages. */
  PAGE_MEMORY_BYTES: whole(16_777_216),
  /** How old the isolate's knowledge of purges may be. */
  PURGE_CHECK_MS: whole(2_000),
  /** How long an outdated page may still be shown while a new one is made, or when none can be made. */
  STALE_SECONDS: whole(86_400),
  /** Addresses of scripts that `/fapi/proxyScript` may fetch, separated by commas. */
  PROXY_SCRIPTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(text => text.split(',').map(address => address.trim())),
    v.transform(addresses => addresses.filter(address => address.startsWith('https://'))),
  ),
  /** `off` closes `/storeipads`: no associate sells in a store. */
  BUY_IN_STORE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** How people sign in (R014): `standard` by e-mail and password, `simplified` step by step from the e-mail on. */
  SIGN_IN_MODE: v.optional(v.picklist(['standard', 'simplified']), 'standard'),
  /** `on` lets `?preview=true` and `/cms` show content before it is published (R074); on this machine it is on by itself. */
  PREVIEW: v.optional(v.picklist(['on', 'off']), LOCAL_BUILD ? 'on' : 'off'),
  /** The pull request a preview was built from; shown on its banner (R101). */
  PULL_REQUEST: v.optional(v.pipe(v.string(), v.regex(/^\w{1,20}$/, 'letters and digits'))),
  /** `on` answers every call under `/mock` with an example (R388); local builds only. */
  MOCK_MODE: v.optional(v.picklist(['on', 'off']), 'off'),
  /** `off` pays no attention to the code of a link (`autoPromoCode`). */
  AUTO_PROMO_CODES: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Things saved for later on a page of the cart. */
  SAVED_FOR_LATER_PAGE_SIZE: whole(10, 1),
  /** `off` keeps no favourites: no hearts, no page (R025). */
  ALLOW_FAVORITES: v.optional(v.picklist(['on', 'off']), 'on'),
  /** With fewer points nothing can be redeemed (R361). */
  MINIMUM_LOYALTY_POINTS: whole(100, 1),
  /** Favourites on a page (R359). */
  FAVORITES_PAGE_SIZE: whole(24, 1),
  /** How old the isolate's redirect rules may be. */
  REDIRECTS_REFRESH_MS: whole(30_000),
})

export type Settings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('storefront', settingsSchema)
