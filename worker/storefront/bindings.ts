import * as v from 'valibot'

import { binding, origin, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { EventLog } from './measurement/event-log.ts'
import { appKeys } from './settings/app-keys.ts'
import { chatSkills } from './settings/chat-skills.ts'
import { identityAddresses } from './settings/identity-addresses.ts'
import { photoHosts } from '#src/kit/photo-hosts.ts'
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
  /** A content system that answers the calls of content (R285); without it the platform does. */
  CONTENT_ORIGIN: v.optional(origin),
  /**
   * The host of experiments' datafiles and events, by the flag library's paths, such as `/datafiles/{key}.json`.
   * Without it the platform.
   */
  EXPERIMENTS_ORIGIN: v.optional(origin),
  /** The key of this stage's datafile. */
  EXPERIMENTS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/, '4 to 64 letters, digits, - or _')),
    'storefront',
  ),
  /** How old the isolate's datafile may be (R369). */
  EXPERIMENTS_REFRESH_MS: whole(300_000),
  /**
   * The data platform, which takes events and knows segments: `/v3/events`, `/v3/graphql`. Without it
   * EXPERIMENTS_ORIGIN.
   */
  DATA_PLATFORM_ORIGIN: v.optional(origin),
  /** Segments to look up for a decision and pass to the engine, separated by commas. */
  DATA_PLATFORM_SEGMENTS: segmentNames(LOCAL_BUILD ? 'cold_weather' : ''),
  /** `off`: the engine is not asked, and experiences of the Monetate type are left out (R274). */
  PERSONALIZATION: v.optional(v.picklist(['on', 'off']), 'on'),
  /** The engine that decides what a visitor is shown: `/api/engine/v1/decide/{brand}`. Without it the platform. */
  PERSONALIZATION_ORIGIN: v.optional(origin),
  /** The service of social photos (R309); pages may show pictures of this origin. Without it the platform. */
  SOCIAL_ORIGIN: v.optional(origin),
  /**
   * Where photographs of products come from, separated by blanks: pages may show those of these origins, in the width their
   * place needs. `cloudflare` in front has Cloudflare Images of the store's own zone resize them (`/cdn-cgi/image/`); a host
   * that does so itself is named with its parameter, such as `https://cdn.example?width` (docs/decisions/040).
   */
  PHOTOS: photoHosts,
  /**
   * The store's keys at these hosts, sent as `x-api-key`: `data-platform=… experiments=… personalization=… social=…`,
   * separated by blanks. Secret.
   */
  SERVICE_KEYS: serviceKeys,
  /**
   * Keys of the store's own apps, which ask the calls with tokens of their own (`auth-access`): `ios=… android=…`, separated
   * by blanks, at least 32 characters each. Secret.
   */
  APP_KEYS: appKeys,
  /** The store's public address, for canonical links and others. It has a default on this machine only. */
  STORE_ORIGIN: LOCAL_BUILD ? v.optional(origin, 'http://localhost:8787') : origin,
  /** The payment provider's origin. Only it and those of `POLICY_ORIGINS` may be framed. */
  PAYMENTS_ORIGIN: LOCAL_BUILD ? v.optional(origin, 'http://pay.localhost:8787') : origin,
  /**
   * The store's key of Cloudflare Turnstile, which then asks whether somebody is a person; without it a box does. The
   * platform checks the answers (`TURNSTILE_SECRET`).
   */
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'a site key'))),
  /**
   * Further origins that pages may use, in the form of a Content-Security-Policy: `script-src`, `connect-src` and
   * `frame-src` with https origins, separated by `;`. A payment provider with a script of its own needs it
   * (docs/payment-provider.md).
   */
  POLICY_ORIGINS: policyOrigins,
  /**
   * The script of a tag manager, an https address or a path of the store. It is loaded with consent to measurement and
   * gets every event in `dataLayer`.
   */
  TAG_MANAGER_SRC: v.optional(
    v.pipe(v.string(), v.regex(/^(?:https:\/\/[\w.-]+)?\/[\w./?=&-]+$/, 'an https address, or a path of the store')),
  ),
  /**
   * The chat vendor (docs/decisions/024): `messaging` or `assistant`; without one there is no chat. Pages may use the
   * origin of its script.
   */
  CHAT_VENDOR: v.optional(v.picklist(['messaging', 'assistant'])),
  /** The address of the vendor's script. */
  CHAT_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  /** The store's account at the vendor: `{organization}/{deployment}` of `messaging`, the handle of `assistant`. */
  CHAT_ACCOUNT: v.optional(v.string(), ''),
  /** The store's brand for the chat (R159). */
  CHAT_BRAND: v.optional(v.string(), 'Fellholm'),
  /** The agents' skill for each language: `en=general fr=francais`, separated by blanks. */
  CHAT_SKILLS: chatSkills,
  /** The chat button's distance from the right and from the foot (R386). */
  CHAT_BUTTON: v.optional(
    v.pipe(v.string(), v.regex(/^[\d.]+(?:rem|px),[\d.]+(?:rem|px)$/, 'two lengths in rem or px, such as 4rem,3rem')),
    '4rem,3rem',
  ),
  /**
   * The sign-in pages of identity providers: `google=https://…?client_id=…&scope=…`, separated by blanks. On this
   * machine the embedded platform stands in for providers that are not named.
   */
  IDENTITY_ADDRESSES: identityAddresses,
  /** Seals the session cookie. Secret. */
  SESSION_SECRET: v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
  /** Sent to the platform as `auth-access` (D62). Secret. */
  AUTH_ACCESS_KEY: sharedKey(LOCAL_BUILD),
  /**
   * Signs what systems say they have changed (`POST /-/purge`, docs/deploying.md), and what the desk purges. Without it
   * there is no such address. Secret.
   */
  PURGE_KEY: v.optional(sharedKey(LOCAL_BUILD)),
  /** The timeout of a call of the platform. */
  COMMERCE_TIMEOUT_MS: whole(5_000, 1),
  /** The timeout of placing or patching an order (D32). */
  ORDER_TIMEOUT_MS: whole(20_000, 1),
  /** The timeout of a public page's calls together; the page is then shown with what it has. */
  PUBLIC_PAGE_TIMEOUT_MS: whole(2_000, 1),
  /** The part of it for optional calls (`requiredCalls` names the others). */
  OPTIONAL_CALL_TIMEOUT_MS: whole(800, 1),
  /** How long a page without an optional part is kept, in memory. */
  DEGRADED_PAGE_MS: whole(5_000),
  /** The timeout of a whole document. */
  DOCUMENT_TIMEOUT_MS: whole(8_000, 1),
  /** KV slower than this counts as a miss. */
  KV_TIMEOUT_MS: whole(150, 1),
  /** The largest accepted answer of the platform. */
  UPSTREAM_BODY_BYTES: whole(2_097_152, 1_024),
  /**
   * So many failures of a family of calls within `BREAKER_WINDOW_MS`, and half of all its calls, open its circuit
   * breaker.
   */
  BREAKER_FAILURES: whole(5, 1),
  /** Failures older than this are forgotten. */
  BREAKER_WINDOW_MS: whole(10_000, 1),
  /** How often an open breaker lets a call through as a probe. */
  BREAKER_PROBE_MS: whole(5_000, 1),
  /** The timeout of such a probe; a visitor is waiting for it. */
  BREAKER_PROBE_TIMEOUT_MS: whole(1_000, 1),
  /** `off` renders every page anew, as development needs it. */
  PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** The memory an isolate may use for rendered pages. */
  PAGE_MEMORY_BYTES: whole(16_777_216),
  /** How old the isolate's copy of the purges may be. */
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
  /** `on` lets `?preview=true` and `/cms` show content before it is published (R074), which else a link of the desk does; on this machine it is on by itself. */
  PREVIEW: v.optional(v.picklist(['on', 'off']), LOCAL_BUILD ? 'on' : 'off'),
  /** The pull request a preview was built from; shown on its banner (R101). */
  PULL_REQUEST: v.optional(v.pipe(v.string(), v.regex(/^\w{1,20}$/, 'letters and digits'))),
  /** `on` answers every call under `/mock` with an example (R388); local builds only. */
  MOCK_MODE: v.optional(v.picklist(['on', 'off']), 'off'),
  /** `off` ignores the code of a link (`autoPromoCode`). */
  AUTO_PROMO_CODES: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Items of the list for later on a page of the cart. */
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
