import * as v from 'valibot'

import { operatorCalls } from '#src/commerce/calls/orders/operator.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { locales, type Locale, type SiteName } from '#src/language/locales.ts'

type Calls = typeof operatorCalls
export type OperatorCallName = keyof Calls
type AnswerOf<Name extends OperatorCallName> = v.InferOutput<Calls[Name]['answer']>

/** The input of a call: path values, query, body, and the idempotency key. */
export type OperatorInput = {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly once?: string
  /** The locale whose texts are asked for; the shop's first without. */
  readonly locale?: Locale
}

/** Asks the platform by the operator's key. A refusal has the platform's code; `unavailable` where it gave no answer. */
export type Operate = <Name extends OperatorCallName>(
  site: SiteName,
  name: Name,
  input?: OperatorInput,
) => Promise<Result<AnswerOf<Name>>>

const refusalSchema = v.object({ errorDetails: v.pipe(v.array(v.object({ errorId: v.string() })), v.minLength(1)) })

/** The operator at a platform; undefined where the desk has no key or no platform. */
export function operatorOf(platform: Pick<Fetcher, 'fetch'> | undefined, key: string | undefined): Operate | undefined {
  if (platform === undefined || key === undefined) return undefined
  return async (site, name, { path = {}, query = {}, body, once, locale } = {}) => {
    const { method, path: pattern, answer: schema } = operatorCalls[name]
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ''))
    const search = new URLSearchParams(query)
    const answer = await platform
      .fetch(`http://commerce.internal${filled}${search.size === 0 ? '' : `?${search}`}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          'x-site-id': site,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(locale === undefined ? {} : { locale: locales[locale].callLocale }),
          ...(once === undefined ? {} : { 'idempotency-key': once }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      .catch(() => undefined)
    const told: unknown = await answer?.json().catch(() => undefined)
    const read = v.safeParse(schema as v.GenericSchema<unknown, AnswerOf<typeof name>>, told)
    if (answer?.ok === true && read.success) return ok(read.output)
    const refused = v.safeParse(refusalSchema, told)
    return fail(refused.success ? (refused.output.errorDetails[0]?.errorId ?? 'unavailable') : 'unavailable')
  }
}
