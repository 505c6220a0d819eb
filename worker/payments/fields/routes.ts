import { Hono } from 'hono'

import { systemClock } from '#src/kit/time/clock.ts'

import { settingsOf, type PaymentsSettings } from '../bindings.ts'
import { ledgerOf } from '../server.ts'
import { referenceOf } from '../session.ts'
import { policy, returnOf, sentFromHere, storeOf, type Page } from '../stores.ts'
import { checkCard, type CardFieldProblem, type Typed } from './check.ts'
import script from './fields.js?raw'
import font from './instrument-sans.woff2?inline'
import styles from './fields.css?raw'
import { cardForm, sessionOver, type CardFormState } from './page.ts'
import { languageOf, texts, type FieldLanguage } from './texts.ts'
import { keepTyped, keptTyped } from './typed-cookie.ts'

/** The typeface's bytes; the build hands them over as `data:…;base64,…`. */
const fontBytes = Uint8Array.from(atob(font.slice(font.indexOf(',') + 1)), character => character.codePointAt(0) ?? 0)

const shown = (c: Page, content: CardFormState, status: 200 | 422 = 200) => c.html(cardForm(content), status)

const stateOf = (c: Page, settings: PaymentsSettings): CardFormState => ({
  language: languageOf(c.req.query('lang')),
  action: c.req.url.slice(new URL(c.req.url).origin.length),
  storeOrigin: storeOf(c, settings),
  typed: keptTyped(c),
  problems: [],
})

const typedOf = (form: FormData): Typed => {
  const value = (name: string): string => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry.slice(0, 100) : ''
  }
  return { number: value('number'), expiry: value('expiry'), code: value('code'), name: value('name') }
}

const inWords = (problems: readonly CardFieldProblem[], language: FieldLanguage) =>
  problems.map(({ field, key }) => ({ field, message: texts[language].problems[key] }))

const wantsJson = (c: Page): boolean => c.req.header('accept') === 'application/json'

/** The shopper's side of the provider: the card form and its files. */
export const fieldRoutes = new Hono<{ Bindings: object }>()
  .use(async (c, next) => {
    await next()
    c.header('content-security-policy', policy(settingsOf(c.env)))
    c.header('x-content-type-options', 'nosniff')
    // Stricter, and browsers would send this origin's own forms with `Origin: null`.
    c.header('referrer-policy', 'same-origin')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  .get('/assets/fields.js', c =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )
  .get('/assets/fields.css', c =>
    c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )
  .get('/assets/instrument-sans.woff2', c =>
    c.body(fontBytes, 200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }),
  )
  .get('/fields/:session', async c => {
    const settings = settingsOf(c.env)
    const state = stateOf(c, settings)
    if (c.req.query('return') !== undefined && returnOf(c, settings) === undefined) return c.text('Unknown store', 400)
    const reference = referenceOf(settings.PAYMENTS_KEY, c.req.param('session'), systemClock())
    return reference !== undefined ? shown(c, state) : c.html(sessionOver(state.language), 404)
  })
  .post('/fields/:session', async c => {
    const settings = settingsOf(c.env)
    const state = stateOf(c, settings)
    const back = returnOf(c, settings)
    if (!sentFromHere(c, settings) || (back === undefined && !wantsJson(c))) return c.text('Unknown store', 400)
    const form = await c.req.formData().catch(() => new FormData())
    const typed = typedOf(form)
    const checked = checkCard(typed, systemClock())
    if (!checked.ok)
      return wantsJson(c)
        ? c.json({ problems: inWords(checked.problems, state.language) }, 422)
        : shown(c, { ...state, typed, problems: checked.problems }, 422)
    const { behaviour, ...card } = checked.card
    const reference = referenceOf(settings.PAYMENTS_KEY, c.req.param('session'), systemClock())
    if (reference === undefined) return c.html(sessionOver(state.language), 404)
    keepTyped(c, typed)
    const paymentInstrumentId = await ledgerOf(settings).saveCard(reference, card, behaviour)
    if (back === undefined || wantsJson(c)) return c.json({ card: { paymentInstrumentId, ...card } })
    back.searchParams.set('paymentInstrumentId', paymentInstrumentId)
    return c.redirect(back.href, 303)
  })
