import type { CallName } from '#src/commerce/calls/index.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { refusalText } from '#src/language/refusal-text.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { particulars } from '#worker/commerce/scenarios/particulars.ts'

import { openBrowser, type Browser } from './browser.ts'
import { placesOf } from './place-of.ts'

/** Presses a button of the scenario deck in a locale's shop. */
export const prepareScenario = (fields: Readonly<Record<string, string>>, locale: Locale = 'en-us') =>
  openBrowser().post('/admin/scenarios', { site: locales[locale].site, ...fields })

/** What the store says for a code that the deck brings about. */
export const sentence = (code: string) => refusalText(languageOf('en-us'), code, particulars[code]?.detail)

type Form = { readonly command: string; readonly fields: Readonly<Record<string, string>> }

/** Sends a form of a page without script while the deck refuses a call; gives where it led and where that page says it. */
export async function refused(browser: Browser, call: CallName, code: string, { command, fields }: Form) {
  await prepareScenario({ do: 'prepare', call, kind: 'refuse', code })
  const answer = await browser.post(`/-/${command}?locale=en-us`, fields)
  await prepareScenario({ do: 'clear' })
  const to = answer.headers.get('location') ?? ''
  return { to, places: placesOf(await (await browser.ask(to)).text(), sentence(code)) }
}

/** Codes and their place, one row a code. */
export const rows = (places: Readonly<Record<string, string>>) =>
  Object.entries(places).flatMap(([place, codes]) => codes.split(' ').map(code => [code, place] as const))
