import { createClient, type Commerce, type CommerceResult } from '#src/commerce/client.ts'
import type { CallName, InputOf } from '#src/commerce/calls/index.ts'

import { toProvider } from '../shoppers/http-browser.ts'
import { comeToTheLastButton } from '../shoppers/last-button.ts'

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
  const call = async <Name extends CallName>(name: Name, input: InputOf<Name>) => ({
    answer: answered(await commerce(name, input)),
  })
  const order = await comeToTheLastButton(call, toProvider(port), { basketId })
  return {
    commerce,
    basketId,
    prepare: async () => outcome(await commerce('cart.order.prepare', { basketId })),
    place: async () => outcome(await commerce('cart.order.place', order)),
  }
}
