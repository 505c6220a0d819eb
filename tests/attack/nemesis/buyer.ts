import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { denverStreet } from '../../shoppers/addresses.ts'
import { fieldsUrlIn, typeCard } from '../../shoppers/cards.ts'
import { openBrowser, toProvider, type HttpBrowser } from '../../shoppers/http-browser.ts'

/** Cards that buyers have: one that pays, one that is declined, one whose answer is lost. */
export const nemesisCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  lost: '4000000000000713',
} as const

/** How a buyer's purchase went, as far as the store told them. */
export type AttackedPurchase = {
  readonly name: string
  readonly card: string
  /** The numbers of the orders the store said they have. */
  readonly orders: ReadonlySet<string>
  /** The code they gave up at; nothing when they have an order. */
  readonly gaveUp: string | undefined
  /** How long an outcome stayed unknown, in milliseconds. */
  readonly unknownFor: number
  /** Presses of buttons and questions. */
  readonly presses: number
}

type Places = { readonly store: number; readonly platform: number }
type Habits = {
  readonly name: string
  readonly upc: string
  readonly card: string
  readonly pressesTwice: boolean
}

const mostPresses = 40
const pause = 400
/** Longest somebody waits to hear what became of an order, in milliseconds. */
const longestUnknown = 60_000

const isInCart = async (browser: HttpBrowser, upc: string): Promise<boolean> => {
  try {
    const { text } = await browser.get('/cart/v1/cart/current?locale=en_US')
    return (JSON.parse(text) as { items?: { upc: string }[] }).items?.some(line => line.upc === upc) ?? false
  } catch {
    return false
  }
}

/** The token of a card typed into the provider's fields; nothing when it does not come. */
async function tokenOf(browser: HttpBrowser, { platform }: Places, number: string): Promise<string | undefined> {
  try {
    const fields = fieldsUrlIn((await browser.get('/en-us/checkout?step=billing')).text)
    return fields === undefined ? undefined : await typeCard(toProvider(platform), fields, number)
  } catch {
    return undefined
  }
}

async function orderShown(browser: HttpBrowser): Promise<string | undefined> {
  const page = await browser.get('/en-us/order-confirmation').catch(() => undefined)
  return /data-order-number[^>]*>(\w+)</.exec(page?.text ?? '')?.[1]
}

/** Somebody who buys one piece through the store's own commands and presses again when something goes wrong. */
export async function buy(places: Places, { name, upc, card, pressesTwice }: Habits): Promise<AttackedPurchase> {
  const browser = openBrowser(places.store)
  const orders = new Set<string>()
  let presses = 0
  let unknownSince: number | undefined
  let unknownFor = 0

  /** Presses until it goes through; gives the code at which it never will. */
  async function insist(command: string, input: () => Promise<object | undefined>, isDone = async () => false) {
    let last = ''
    const key = randomUUID()
    for (let tries = 0; tries < mostPresses; tries += 1) {
      presses += 1
      const given = await input()
      const outcome = given === undefined ? undefined : await browser.run(command, given, key)
      if (outcome?.ok === true || (await isDone())) return undefined
      last = outcome?.code ?? 'nothing to press'
      if (outcome?.code === 'CHK320' || outcome?.code === 'INV405') return outcome.code
      await sleep(pause)
    }
    return `${command} never went through, at last ${last}`
  }

  const known = () => {
    if (unknownSince !== undefined) unknownFor = Math.max(unknownFor, Date.now() - unknownSince)
    unknownSince = undefined
  }

  /** Presses Pay until there is an order, or a refusal that pressing again does not change. */
  async function pay(): Promise<string | undefined> {
    let last = ''
    for (let tries = 0; tries < mostPresses; tries += 1) {
      presses += 1
      // The page with the button makes the order ready; it is loaded again when it could not.
      await browser.get('/en-us/checkout?step=summary').catch(() => undefined)
      const press = () => browser.run('checkout/place', { recaptcha_response: 'passed' })
      const [first, second] = await Promise.all([press(), ...(pressesTwice ? [press()] : [])])
      let outcome = second?.ok === true ? second : (first ?? { ok: false })
      while (outcome.ok && outcome.to?.includes('step=checking') === true) {
        unknownSince ??= Date.now()
        if (Date.now() - unknownSince > longestUnknown) return 'still unknown after a minute'
        await sleep(pause)
        presses += 1
        const settled = await browser.run('checkout/settle', {})
        outcome = settled.code === 'NO_ANSWER' || settled.code === 'GEN503' ? outcome : settled
      }
      known()
      if (outcome.ok && outcome.to?.includes('order-confirmation') === true) return undefined
      if (outcome.code === 'PAY400') return 'PAY400'
      last = `${outcome.code} ${outcome.to ?? ''}`
      await sleep(pause)
    }
    return `Pay never went through, at last ${last}`
  }

  /** Reads the number off the confirmation. */
  async function hear(): Promise<void> {
    for (let tries = 0; orders.size === 0 && tries < mostPresses; tries += 1) {
      const number = await orderShown(browser)
      if (number === undefined) await sleep(pause)
      else orders.add(number)
    }
  }

  const gaveUp =
    (await insist(
      'cart/add',
      async () => ({ upc, qty: 1 }),
      () => isInCart(browser, upc),
    )) ??
    (await insist('checkout/ship', async () => ({ ...denverStreet, email: `${name}@example.com` }))) ??
    (await insist('checkout/pay', async () => {
      const token = await tokenOf(browser, places, card)
      return token === undefined ? undefined : { billing: 'same', paymentInstrumentId: token }
    })) ??
    (await pay())
  if (gaveUp === undefined) await hear()
  return { name, card, orders, gaveUp, unknownFor, presses }
}
