import { safeParse } from 'valibot'

import { calls, type AnswerOf, type CallName, type InputOf } from '#src/commerce/calls/index.ts'
import type { Call } from '#src/commerce/call.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { callerOver, type Reply } from '../../shoppers/caller.ts'
import { openBrowser } from '../browser.ts'

/** What came back through the proxy: the status, the answer, or the code and particulars of a refusal. */
export type Contracted<Name extends CallName> = Reply<AnswerOf<Name>> & {
  /** Where the answer is not what the call declares, in words; empty when it is. */
  readonly misfit: readonly string[]
}

/** A shopper who makes calls by name through the storefront's proxy, in a locale. */
export function callerIn(locale: Locale = 'en-us', browser = openBrowser()) {
  const call = callerOver(
    (path, { method, headers, body }) =>
      method === 'GET'
        ? browser.ask(path)
        : browser.send(path, body === undefined ? null : JSON.parse(body), method, headers),
    {},
    locales[locale].callLocale,
  )
  return async <Name extends CallName>(name: Name, input: InputOf<Name>): Promise<Contracted<Name>> => {
    const reply = await call(name, input)
    const { answer }: Call = calls[name]
    const { issues = [] } = reply.status < 400 ? safeParse(answer, reply.answer) : {}
    return { ...reply, misfit: issues.map(({ message }) => message) }
  }
}
