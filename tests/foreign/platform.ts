import { answerTo } from './answers.ts'
import { misfitsOfHeaders } from './headers.ts'
import { callOf, misfits } from './requests.ts'
import { emptyShop, type Shop } from './shop.ts'
import type { ReceivedCall } from './received-call.ts'

/** A platform that knows the specification alone: it reads strictly and answers with as little as it may. */
export type ForeignPlatform = {
  readonly answer: (request: Request) => Promise<Response>
  /** What it was asked against the specification, each with its call; a journey of a true client leaves none. */
  readonly violations: readonly string[]
  /** The calls it was asked, in order. */
  readonly asked: readonly string[]
  readonly shop: Shop
}

const isRead = (method: string): boolean => method === 'GET'

const refusal = (status: number, errorId: string) =>
  Response.json({ errorDetails: [{ errorId, message: 'refused' }] }, { status })

const bodyIn = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/** What is not among its calls it does not have, and says so; calls of catalogue and content are such. */
const isOptional = (path: string): boolean =>
  /^\/(?:publish\/caas|products|stores|experiments|api\/engine|wishlists|social)\//.test(path)

export function foreignPlatform(): ForeignPlatform {
  const violations: string[] = []
  const asked: string[] = []
  const keys = new Set<string>()
  const shop = emptyShop()

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url)
    const { method, headers } = request
    const found = callOf(method, pathname)
    if (found === undefined) {
      if (!isOptional(pathname)) violations.push(`${method} ${pathname}: no such call`)
      return refusal(404, 'API404')
    }
    const [call, values] = found
    asked.push(call)
    const body = await bodyIn(request)
    const bearer = shop.sessions.get(/^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '')
    const wrong = [
      ...misfitsOfHeaders({ call, headers, query, hasBody: body !== undefined, bearer }),
      ...misfits(call, query, body),
    ]
    const key = headers.get('idempotency-key')
    if (key !== null && !isRead(method)) {
      if (keys.has(key)) wrong.push('this key has been used before')
      keys.add(key)
    }
    const given: ReceivedCall = { call, values, query, body: (body ?? {}) as ReceivedCall['body'], bearer }
    const told = answerTo(shop, given)
    violations.push(...[...wrong, ...told.wrong].map(problem => `${call}: ${problem}`))
    if (shop.loses.delete(call)) return new Response('gone', { status: 502 })
    return told.refused === undefined ? Response.json(told.json) : refusal(...told.refused)
  }

  return { answer, violations, asked, shop }
}
