import { request } from 'node:http'

import { createClient, type Commerce, type CommerceResult } from '#src/commerce/client.ts'
import type { CallName } from '#src/commerce/calls/index.ts'

import { denver } from '../support/denver.ts'

/** A platform on this machine, asked as the American store asks it; `made` gets the names of the calls. */
export const clientOf = (port: number, token?: string, made: CallName[] = []): Commerce =>
  createClient(async ({ name, method, path, query, body, headers }) => {
    made.push(name)
    query.set('locale', 'en_US')
    const answer = await fetch(`http://127.0.0.1:${port}${path}?${query}`, {
      method,
      headers: {
        ...headers,
        'x-site-id': 'fellholm-us',
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, json: await answer.json() }
  })

/** What a call was answered; throws when it was refused. */
export function answered<Name extends CallName>(result: CommerceResult<Name>) {
  if (!result.ok) throw new Error(`refused with ${result.code}`)
  return result.value
}

export const address = { ...denver, email: 'ada@example.com' } as const

/** Types a card into the provider's fields on `pay.localhost`, as a browser does, and gives its token. */
export async function typeCard(port: number, fieldsUrl: string): Promise<string> {
  const { host, pathname, search } = new URL(fieldsUrl)
  const fields = { number: '4242424242424242', expiry: '08/39', code: '123', name: 'Ada Moor' }
  const text = await new Promise<string>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: 'POST',
        headers: { host, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      },
      answer => {
        let body = ''
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
        answer.on('end', () => resolve(body))
      },
    )
    sent.on('error', reject)
    sent.end(new URLSearchParams(fields).toString())
  })
  return (JSON.parse(text) as { readonly card: { readonly paymentInstrumentId: string } }).card.paymentInstrumentId
}

export type PlacementOutcome = { readonly orderNumber: string } | { readonly code: string }

export type BenchBuyer = {
  readonly commerce: Commerce
  readonly basketId: string
  /** Prepares the order. */
  readonly prepare: () => Promise<PlacementOutcome>
  /** Places it once it is prepared: its number, or the code it was refused with. */
  readonly place: () => Promise<PlacementOutcome>
}

const outcome = (result: CommerceResult<'cart.order.prepare'> | CommerceResult<'cart.order.place'>): PlacementOutcome =>
  result.ok ? { orderNumber: result.value.orderNumber } : { code: result.code }

/** A guest with one piece of a SKU in the cart, an address and a card: all but the order. */
export async function openBuyer(port: number, upc: string): Promise<BenchBuyer> {
  const { accessToken } = answered(await clientOf(port)('auth.token.create', { grantType: 'guest' }))
  const commerce = clientOf(port, accessToken)
  const { id: basketId } = answered(await commerce('cart.cart.create-with-item', { upc, qty: '1' }))
  answered(await commerce('cart.shipping-address.add', { basketId, address }))
  const { fieldsUrl } = answered(await commerce('cart.payment-session.get', { basketId }))
  const paymentInstrumentId = await typeCard(port, fieldsUrl)
  const payment = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId } as const
  const { payment_instruments: paid } = answered(
    await commerce('cart.payment-instrument.add', { basketId, ...payment }),
  )
  const id = paid[0]?.id ?? ''
  const order = {
    cartId: basketId,
    recaptcha_response: 'passed',
    billingAddress: address,
    paymentMethod: { code: 'CREDIT_CARD', id },
  } as const
  return {
    commerce,
    basketId,
    prepare: async () => outcome(await commerce('cart.order.prepare', { basketId })),
    place: async () => outcome(await commerce('cart.order.place', order)),
  }
}
