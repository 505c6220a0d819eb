import { safeParse } from 'valibot'

import { calls, type AnswerOf, type CallName, type InputOf } from '#src/commerce/calls/index.ts'
import type { Call } from '#src/commerce/call.ts'
import { toCallRequest } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'

/** What came back through the proxy: the status, the answer, or the code and particulars of a refusal. */
export type Contracted<Name extends CallName> = {
  readonly status: number
  readonly answer: AnswerOf<Name>
  readonly code: string | undefined
  readonly info: unknown
  /** Where the answer is not what the call declares, in words; empty when it is. */
  readonly misfit: readonly string[]
}

type Details = { readonly errorDetails?: readonly { readonly errorId: string; readonly additionalInfo?: unknown }[] }

/** A shopper who makes calls by name through the storefront's proxy, in a locale. */
export function callerIn(locale: Locale = 'en-us', browser = openBrowser()) {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>): Promise<Contracted<Name>> => {
    const wire = toCallRequest(name, input as Record<string, unknown>)
    const query = new URLSearchParams(wire.query)
    query.set('locale', locales[locale].callLocale)
    const path = `${wire.path}?${query}`
    const body = wire.body === undefined ? null : JSON.parse(wire.body)
    const response =
      wire.method === 'GET' ? await browser.ask(path) : await browser.send(path, body, wire.method, wire.headers)
    const json: unknown = await response.json()
    const { answer }: Call = calls[name]
    const { issues } = safeParse(answer, json)
    const refused = (json as Details).errorDetails?.[0]
    return {
      status: response.status,
      answer: json as AnswerOf<Name>,
      code: refused?.errorId,
      info: refused?.additionalInfo,
      misfit: response.ok ? (issues ?? []).map(({ message }) => message) : [],
    }
  }
}
