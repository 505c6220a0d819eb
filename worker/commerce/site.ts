import { DurableObject } from 'cloudflare:workers'

import { ok } from '#src/kit/result.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { application } from './application.ts'
import { settingsOf } from './bindings.ts'
import { loadCatalogue, type Catalogue } from './catalogue/catalogue.ts'
import { productsShownBy } from './catalogue/reprice.ts'
import type { Context } from './context.ts'
import { noteChanges } from './db/changes.ts'
import { latestOrigin } from './db/orders/orders.ts'
import { afterWaiting, wasSentBefore } from './entrance.ts'
import { applyImport, type Imported } from './import/apply.ts'
import type { ImportedProduct } from './import/convert.ts'
import { notifySubscribers } from './mail/news/back-in-stock.ts'
import { finishOpenPayments } from './order-placement/settle.ts'
import { currencyOf, firstLocaleOf, localeOf, requesterOf, type Requester } from './requester.ts'
import { openScenarios, type Scenarios } from './scenarios/open-scenarios.ts'
import { openLocally, type ShopSetup } from './shop-setup.ts'
import { wake, type ShopSurroundings } from './wake.ts'

/** A shop that is filled when it first opens takes seconds for it, in milliseconds with much to spare. */
const openingMs = 10_000

/** The class of a site's object: one shop with its own database, alarm and catalogue in memory. */
export function siteWith(opening: ShopSetup) {
  return class extends DurableObject {
    readonly #surroundings: ShopSurroundings
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
      const { site, db } = this.#surroundings
      const before = this.#contextOfNobody()
      const shownBefore = productsShownBy(before, products)
      const imported = applyImport({ ...before, currency: currencyOf(site) }, products)
      this.#catalogue = undefined
      const after = this.#contextOfNobody()
      if (imported.ok) noteChanges(db, [...shownBefore, ...productsShownBy(after, products)])
      notifySubscribers(after)
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
