import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '#src/kit/clock.ts'
import type { Currency } from '#src/kit/money.ts'
import { memoize } from '#src/kit/memoize.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { localeNames, localeOfCall, locales, type Locale, type SiteName } from '#src/language/locales.ts'

import { application } from './application.ts'
import { settingsOf, type CommerceSettings } from './bindings.ts'
import { oncePerRequest } from './captcha/once.ts'
import { turnstile } from './captcha/turnstile.ts'
import { loadCatalogue, type Catalogue } from './catalogue/catalogue.ts'
import type { Context } from './context.ts'
import { afterWaiting, wasSentBefore } from './entrance.ts'
import { databaseOf } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { nextDue } from './db/orders/fulfilments.ts'
import { openShop } from './db/open-shop.ts'
import { checkInterrupted, latestOrigin } from './db/orders/orders.ts'
import { nextLetterAt } from './db/outbox.ts'
import { unsettledAttempts } from './db/orders/payments.ts'
import { openRefunds } from './db/orders/refund-requests.ts'
import { openUnplanned } from './fulfilment/open.ts'
import { applyImport, type Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'
import { notifySubscribers } from './mail/back-in-stock.ts'
import { couriersOf } from './mail/couriers/couriers.ts'
import { postmanWith, type Postman } from './mail/drain.ts'
import { placementScheduler } from './order-placement/placement-scheduler.ts'
import { paymentProvider } from './order-placement/provider.ts'
import { finishOpenPayments } from './order-placement/settle.ts'
import { systemRandom } from './random.ts'
import { isSite } from './route.ts'
import { openScenarios, type Scenarios } from './scenarios/open-scenarios.ts'
import { openLocally, type ShopSetup } from './shop-setup.ts'

const firstLocaleOf = (site: SiteName): Locale => {
  const first = localeNames.find(name => locales[name].site === site)
  if (first === undefined) throw new Error(`No locale belongs to ${site}; add one in src/language/locales.ts.`)
  return first
}

const currencyOf = (site: SiteName): Currency => locales[firstLocaleOf(site)].currency

/** The locale a request names in its query or header; without one the site's first. */
function localeOf(request: Request, site: SiteName): Result<Locale, 'API400'> {
  const named = new URL(request.url).searchParams.get('locale') ?? request.headers.get('locale')
  if (named === null) return ok(firstLocaleOf(site))
  const locale = localeOfCall(named)
  if (locale === undefined || locales[locale].site !== site)
    return fail('API400', { path: 'locale', message: `not a locale of ${site}` })
  return ok(locale)
}

type Surroundings = Omit<Context, 'locale' | 'language' | 'catalogue' | 'emptyOutbox' | keyof Requester> & {
  readonly postman: Postman
}

/** The caller, as the storefront reports it. */
type Requester = Pick<Context, 'caller' | 'device' | 'storeOrigin'>

const originOf = memoize((address: string) => URL.parse(address)?.origin ?? '', 64)

/** A network address (RFC 5952 or dotted) and an origin; anything else is nobody's, and of the store at `home`. */
function requesterOf({ headers }: Request, home: () => string): Requester {
  const address = headers.get('x-client-address')
  const device = headers.get('x-client-device') ?? ''
  const origin = originOf(headers.get('x-store-origin') ?? '')
  return {
    caller: address !== null && /^[\da-f.:]{2,45}$/i.test(address) ? address : '',
    device: /^[\w ]{1,30}-[\w ]{1,30}$/.test(device) ? device.replace('-', ' · ') : '',
    storeOrigin: origin === '' ? home() : origin,
  }
}

/** Longest anybody waits for the service that checks whether they are a person, in milliseconds. */
const captchaMs = 3_000

/** Turnstile, where the shop has a secret of it. */
const captchaOf = ({ TURNSTILE_SECRET: secret, TURNSTILE_ENDPOINT: endpoint }: CommerceSettings) =>
  secret === undefined
    ? undefined
    : turnstile((address, init) => fetch(address, init), { endpoint, secret, timeoutMs: captchaMs })

/** The state and surroundings of one shop, made when its object wakes. */
function wake(
  state: DurableObjectState,
  env: object,
  {
    seed,
    content,
    promotions,
    photosOf,
    local,
    now,
    random,
    couriers = named => named,
    captcha = named => named,
    letterPictureOf = src => src,
  }: ShopSetup,
): Surroundings {
  const site = state.id.name
  if (site === undefined || !isSite(site)) throw new Error('A site object is reached by its site’s name only.')
  const db = databaseOf(state.storage)
  migrate(db)
  const clock = now ?? systemClock
  openShop(db, seed, { site, currency: currencyOf(site), at: clock() })
  const settings = settingsOf(env)
  const { PAYMENTS, PAYMENTS_KEY, PAYMENT_TIMEOUT_MS } = settings
  const payments = paymentProvider(PAYMENTS, { key: PAYMENTS_KEY, timeout: PAYMENT_TIMEOUT_MS })
  const service = captcha(captchaOf(settings))
  const scheduler = placementScheduler(state.storage, PAYMENT_TIMEOUT_MS + 2000)
  checkInterrupted(db)
  openUnplanned({ db })
  const isAwaited = nextDue(db) !== undefined || nextLetterAt(db) !== undefined
  if (unsettledAttempts(db).length + openRefunds(db).length > 0 || isAwaited) scheduler.wakeIn(0)
  return {
    site,
    db,
    now: clock,
    random: random ?? systemRandom,
    content,
    promotions,
    photosOf,
    payments,
    scheduler,
    postman: postmanWith(couriers(couriersOf(settings, db))),
    letterPictureOf,
    hasSmallWarehouse: LOCAL_BUILD && local !== undefined,
    checkAnswer: service && oncePerRequest(service),
    identityProviders: settings.IDENTITY_PROVIDERS,
    passwordCost: settings.PASSWORD_COST,
  }
}

/** A shop that is filled when it first opens takes seconds for it, in milliseconds with much to spare. */
const openingMs = 10_000

/** The class of a site's object: one shop with its own database, alarm and catalogue in memory. */
export function siteWith(opening: ShopSetup) {
  return class extends DurableObject {
    readonly #surroundings: Surroundings
    readonly #app: ReturnType<typeof application>
    readonly #scenarios: Scenarios | undefined = undefined
    readonly #longestMs: number
    readonly #storeOrigin: string | undefined
    readonly #wokeAt = Date.now()
    #catalogue: Catalogue | undefined

    constructor(state: DurableObjectState, env: object) {
      super(state, env)
      const settings = settingsOf(env)
      this.#longestMs = settings.SITE_WAIT_MS
      this.#storeOrigin = settings.STORE_ORIGIN
      const local = LOCAL_BUILD ? opening.local : undefined
      if (local !== undefined) this.#scenarios = openScenarios(state.storage.kv)
      this.#surroundings = wake(state, env, { ...(this.#scenarios && { now: this.#scenarios.now }), ...opening })
      if (local !== undefined) openLocally(this.#contextOfNobody(), local)
      this.#app = application(request => {
        const locale = localeOf(request, this.#surroundings.site)
        return locale.ok ? ok(this.#contextIn(locale.value, requesterOf(request, this.#home))) : locale
      }, this.#scenarios?.around)
    }

    /** The store that letters lead to which no visit has caused. */
    readonly #home = (): string => this.#storeOrigin ?? latestOrigin(this.#surroundings.db) ?? 'http://localhost'

    /** For what nobody asks for. */
    #contextOfNobody(): Context {
      return this.#contextIn(firstLocaleOf(this.#surroundings.site), {
        caller: '',
        device: '',
        storeOrigin: this.#home(),
      })
    }

    #contextIn(locale: Locale, asking: Requester): Context {
      let catalogue: Catalogue | undefined
      const { postman, ...surroundings } = this.#surroundings
      const context: Context = {
        ...surroundings,
        locale,
        ...asking,
        language: locales[locale].language,
        // One request sees one catalogue, and asks once whether it is the current one.
        catalogue: () => (catalogue ??= this.#currentCatalogue()),
        emptyOutbox: () => postman.drain(context),
      }
      return context
    }

    #currentCatalogue(): Catalogue {
      const { db, site } = this.#surroundings
      if (this.#catalogue?.isCurrent() !== true)
        this.#catalogue = loadCatalogue(db, currencyOf(site), opening.pictureOf)
      return this.#catalogue
    }

    override async fetch(request: Request): Promise<Response> {
      const answer = async (asked: Request) => {
        const fromScenario = await this.#scenarios?.answer(asked)
        // The shop's clock may have been set: what is due by it is done.
        if (fromScenario !== undefined) this.#surroundings.scheduler.wakeIn(0)
        return fromScenario ?? this.#app.fetch(asked)
      }
      const now = Date.now()
      // Requests that came while the shop was opening waited for that, not in a queue.
      if (wasSentBefore(request, this.#wokeAt + openingMs)) return answer(request)
      return afterWaiting(request, { now, longestMs: this.#longestMs }, answer)
    }

    /** Takes a converted feed into this site's catalogue. */
    importCatalogue(products: readonly ImportedProduct[]): Imported {
      const { site } = this.#surroundings
      const imported = applyImport({ ...this.#contextOfNobody(), currency: currencyOf(site) }, products)
      this.#catalogue = undefined
      notifySubscribers(this.#contextOfNobody())
      return imported
    }

    /** Finishes orders that were left between two steps; what they gave back may be what somebody waits for. Then letters go. */
    override async alarm(): Promise<void> {
      const context = this.#contextOfNobody()
      await finishOpenPayments(context)
      notifySubscribers(context)
      await context.emptyOutbox()
    }
  }
}
