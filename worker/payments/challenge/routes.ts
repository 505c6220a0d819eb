import { Hono } from 'hono'

import { systemClock } from '#src/kit/time/clock.ts'
import { formatMoney, type Currency } from '#src/kit/money.ts'

import { settingsOf, type PaymentsSettings } from '../bindings.ts'
import { languageOf } from '../fields/texts.ts'
import { ledgerOf } from '../server.ts'
import { referenceOf } from '../session.ts'
import { policy, returnOf, sentFromHere, storeOf, type Page } from '../stores.ts'
import script from './answered.js?raw'
import { answered, over, question } from './page.ts'
import { texts } from './texts.ts'

const frameOf = (c: Page, settings: PaymentsSettings) => ({
  language: languageOf(c.req.query('lang')),
  storeOrigin: storeOf(c, settings),
})

const addressOf = (c: Page) => c.req.url.slice(new URL(c.req.url).origin.length)

const saysYes = async (c: Page): Promise<boolean> =>
  (await c.req.formData().catch(() => new FormData())).get('answer') === 'yes'

/** Sends the shopper back where they came from, or tells the store that holds the frame. */
function goBack(c: Page, settings: PaymentsSettings, result: Readonly<Record<string, string>>, type: string) {
  const back = returnOf(c, settings)
  if (back === undefined) return c.html(answered({ ...frameOf(c, settings), message: { type, ...result } }))
  for (const [name, value] of Object.entries(result)) back.searchParams.set(name, value)
  return c.redirect(back.href, 303)
}

/** Whether the address one would go back to is a store's, when there is one. */
const isForStore = (c: Page, settings: PaymentsSettings) =>
  c.req.query('return') === undefined || returnOf(c, settings) !== undefined

const approved = ['klarna', 'wallet'] as const
const isApproved = (method: string): method is (typeof approved)[number] => approved.some(known => known === method)

const forWhat = ({ PAYMENTS_KEY }: PaymentsSettings, session: string) =>
  referenceOf(PAYMENTS_KEY, session, systemClock())

/** Pages on which a payment's owner is asked: by the bank when an order is placed, or by a wallet beforehand. */
export const challengeRoutes = new Hono<{ Bindings: object }>()
  .use('/challenge/*', framed)
  .use('/approval/*', framed)
  .get('/assets/answered.js', c =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )
  .get('/challenge/:id', async c => {
    const settings = settingsOf(c.env)
    const frame = frameOf(c, settings)
    if (!isForStore(c, settings)) return c.text('Unknown store', 400)
    const asked = await ledgerOf(settings).openChallenge(c.req.param('id'))
    if (asked === undefined) return c.html(over(frame), 404)
    const amount = formatMoney(asked.amount, asked.currency as Currency, frame.language)
    const text = texts[frame.language].question.replace('{amount}', amount)
    return c.html(question({ ...frame, text, action: addressOf(c) }))
  })
  .post('/challenge/:id', async c => {
    const settings = settingsOf(c.env)
    if (!sentFromHere(c, settings) || !isForStore(c, settings)) return c.text('Unknown store', 400)
    const passed = await saysYes(c)
    await ledgerOf(settings).answerChallenge(c.req.param('id'), passed)
    return goBack(c, settings, { threeDS2Result: passed ? 'passed' : 'failed' }, 'fellholm:challenge')
  })
  .get('/approval/:session/:method', async c => {
    const settings = settingsOf(c.env)
    const frame = frameOf(c, settings)
    const { session, method } = c.req.param()
    if (!isForStore(c, settings)) return c.text('Unknown store', 400)
    if (!isApproved(method) || forWhat(settings, session) === undefined) return c.html(over(frame), 404)
    return c.html(question({ ...frame, text: texts[frame.language].approval, action: addressOf(c) }))
  })
  .post('/approval/:session/:method', async c => {
    const settings = settingsOf(c.env)
    const { session, method } = c.req.param()
    if (!sentFromHere(c, settings) || !isForStore(c, settings)) return c.text('Unknown store', 400)
    const reference = forWhat(settings, session)
    if (!isApproved(method) || reference === undefined) return c.html(over(frameOf(c, settings)), 404)
    if (!(await saysYes(c))) return goBack(c, settings, { approved: 'false' }, 'fellholm:approval')
    const paymentInstrumentId = await ledgerOf(settings).saveMethod(reference, method, 'approve')
    return goBack(c, settings, { approved: 'true', paymentInstrumentId }, 'fellholm:approval')
  })

async function framed(c: Page, next: () => Promise<void>) {
  await next()
  c.header('content-security-policy', policy(settingsOf(c.env)))
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'same-origin')
  c.header('cache-control', 'no-store')
}
