import * as v from 'valibot'

import type { PaymentBook } from './book.ts'

const milliseconds = (fallback: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^\d{1,6}$/), v.transform(Number))

const origin = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && new URL(text).origin === text, 'not an origin such as https://store.example'),
)

/** On this machine stores come and go on any port: `http://localhost:*`, as a Content-Security-Policy writes it. */
const storeOrigin = v.union([origin, v.picklist(['http://localhost:*', 'http://127.0.0.1:*'])])

const schema = v.object({
  BOOK: v.custom<DurableObjectNamespace<PaymentBook>>(
    value => typeof value === 'object' && value !== null && 'idFromName' in value,
    'a binding is missing',
  ),
  /** What the store's server shows in `authorization: Bearer`. */
  PAYMENTS_KEY: v.pipe(v.string(), v.minLength(16)),
  /** Where browsers reach this worker. */
  PAYMENTS_ORIGIN: origin,
  /** The stores that may hold the card fields in a frame, separated by commas. */
  STORE_ORIGINS: v.pipe(
    v.string(),
    v.transform(text => text.split(',').map(one => one.trim())),
    v.array(storeOrigin),
    v.minLength(1),
  ),
  /** How long the card `slow` takes, in milliseconds. */
  SLOW_ANSWER_MS: milliseconds(3000),
  /** How long the card `lost` holds a connection before it ends without an answer, in milliseconds. */
  LOST_ANSWER_MS: milliseconds(60_000),
})
export type Settings = v.InferOutput<typeof schema>

const parsed = new WeakMap<object, Settings>()

/** The worker's settings, parsed once; when some are wrong, all of them are named. */
export function settingsOf(env: object): Settings {
  const known = parsed.get(env)
  if (known !== undefined) return known
  const result = v.safeParse(schema, env)
  if (!result.success) {
    const wrong = result.issues.map(issue => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
    throw new Error(`The payments worker's settings are wrong. Correct these and start again:\n${wrong.join('\n')}`)
  }
  parsed.set(env, result.output)
  return result.output
}
