import { describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { run } from '../shoppers/commands.ts'
import { emailsTo } from '../shoppers/person.ts'

type Fields = Readonly<Record<string, string>>

/** One locale of each language. */
const spoken = ['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it'] as const satisfies readonly Locale[]

/** Posts a form of a page without script, and gives the page as it stands there afterwards. */
async function post(browser: Browser, locale: Locale, [page, command]: readonly [string, string], fields: Fields) {
  const [path = '', query] = page.split('?')
  const back = localPath(locale, path) + (query === undefined ? '' : `?${query}`)
  const answer = await browser.post(`/-/${command}?locale=${locale}`, { ...fields, back })
  expect([command, answer.status, answer.headers.get('location')]).toEqual([command, 303, back])
  return (await browser.ask(back)).text()
}

const plain = (html: string) => html.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What is said at a field, and whether the field says that it is wrong and where that is said. */
function saidAt(html: string, field: string) {
  const [input = ''] = new RegExp(`<input[^>]* name="${field}"[^>]*>`).exec(html) ?? []
  const isMarked = /aria-invalid="true"/.test(input) && input.includes(`${field}-error`)
  const [, text = ''] =
    new RegExp(`<p id="${field}-error"[^>]*data-error-for="${field}"[^>]*>([^<]*)<`).exec(html) ?? []
  const isInSummary = html.includes(`<a href="#${field}">${text}</a>`)
  return { isMarked, isInSummary, text: plain(text) }
}

const saidAbove = (html: string) => plain(/<p data-error-message="true">([^<]+)</.exec(html)?.[1] ?? '')

async function signedIn(locale: Locale) {
  const browser = openBrowser()
  const username = 'member-new@fellholm.example'
  await browser.send(`/-/sign-in/enter?locale=${locale}`, { username, password })
  return browser
}

const joining = { firstName: 'Wren', lastName: 'Comb', email: 'wren-comb@example.com' }
const good = 'slow-ferry-crossing'

/** What the link of a new letter holds that leads to `/reset-password`. */
async function resetToken(locale: Locale): Promise<string> {
  const email = 'influencer@fellholm.example'
  await openBrowser().post(`/-/sign-in/forgot?locale=${locale}`, { email })
  const letters = (await emailsTo(email)).map(({ link = '' }) => new URL(link, 'http://localhost'))
  const link = letters.find(({ pathname }) => pathname.startsWith(`/${locale}/`))
  return link?.searchParams.get('token') ?? ''
}

const postalCodes: Readonly<Record<string, string>> = { US: '80202', FR: '75001', DE: '80331', IT: '00184' }

describe.each(spoken)('%s: what is wrong is said in its place, in the language of the page', locale => {
  const { t } = languageOf(locale)
  const english = languageOf('en-us').t

  /** The sentence of a code; in every other language it is another one. */
  function sentence(code: 'AUT453' | 'AUT401' | 'FE872' | 'FE340' | 'PHONE' | 'SHP500' | 'CARD_NOT_SAVED') {
    const text = t(`errors.${code}`)
    expect(text === english(`errors.${code}`)).toBe(locales[locale].language === 'en')
    return text
  }

  const at = (html: string, field: string, code: Parameters<typeof sentence>[0]) =>
    expect([field, saidAt(html, field)]).toEqual([
      field,
      { isMarked: true, isInSummary: true, text: sentence(code).replaceAll("'", '’') },
    ])

  it('/sign-in: AUT453 at the e-mail, AUT401 above the form', async () => {
    const page = ['/sign-in', 'sign-in/enter'] as const
    at(await post(openBrowser(), locale, page, { username: 'nobody', password: good }), 'username', 'AUT453')
    const wrong = await post(openBrowser(), locale, page, { username: 'nobody@example.com', password: good })
    expect(saidAbove(wrong)).toBe(sentence('AUT401'))
  })

  it('/sign-in?step=sign-up: all that is wrong is said in one answer, each at its field', async () => {
    const page = ['/sign-in?step=sign-up', 'sign-in/join'] as const
    const wrong = { ...joining, email: 'wren', password: 'short', confirmPassword: 'shorter' }
    const html = await post(openBrowser(), locale, page, wrong)
    at(html, 'email', 'AUT453')
    at(html, 'password', 'FE872')
    at(html, 'confirmPassword', 'FE340')
  })

  it('/sign-in?step=sign-up: FE872 at the password, FE340 at its repetition', async () => {
    const page = ['/sign-in?step=sign-up', 'sign-in/join'] as const
    const short = { ...joining, password: 'short', confirmPassword: 'short' }
    at(await post(openBrowser(), locale, page, short), 'password', 'FE872')
    const different = { ...joining, password: good, confirmPassword: `${good}s` }
    at(await post(openBrowser(), locale, page, different), 'confirmPassword', 'FE340')
  })

  it('/forgot-password: AUT453 at the e-mail; /reset-password: FE872 and FE340 at the passwords', async () => {
    at(await post(openBrowser(), locale, ['/forgot-password', 'sign-in/forgot'], { email: 'x' }), 'email', 'AUT453')
    const token = await resetToken(locale)
    const page = [`/reset-password?token=${token}`, 'sign-in/reset'] as const
    const short = { token, newPassword: 'short', confirmPassword: 'short' }
    at(await post(openBrowser(), locale, page, short), 'newPassword', 'FE872')
    const different = { token, newPassword: good, confirmPassword: `${good}s` }
    at(await post(openBrowser(), locale, page, different), 'confirmPassword', 'FE340')
  })

  it('/account/profile: AUT453 at the e-mail, a number that cannot be called at the phone', async () => {
    const browser = await signedIn(locale)
    const page = ['/account/profile', 'account/contact'] as const
    const form = { email: 'member-new@fellholm.example', phoneCountry: locales[locale].country }
    at(await post(browser, locale, page, { ...form, email: 'nobody' }), 'email', 'AUT453')
    at(await post(browser, locale, page, { ...form, phone: '12' }), 'phone', 'PHONE')
  })

  it('/account/address/add-shipping-address: SHP500 at the street; /account/credit-cards/add: that the card was not saved above the form (R339)', async () => {
    const browser = await signedIn(locale)
    const { country } = locales[locale]
    const page = ['/account/address/add-shipping-address', 'account/address'] as const
    const address = {
      approachType: 'S',
      firstName: 'Wren',
      lastName: 'Comb',
      addressLine1: 'PO Box 12',
      city: 'Fell',
      postalCode: postalCodes[country] ?? '',
      province: country === 'US' ? 'CO' : '',
      countryCode: country,
      phone: country === 'US' ? '303 555 0123' : '+49 069 90009123',
    }
    at(await post(browser, locale, page, address), 'addressLine1', 'SHP500')
    await run(browser, 'account/open-card-fields', {}, locale)
    const card = { paymentInstrumentId: 'a-token-of-nobodys-card', recaptcha_response: 'embedded' }
    const refused = await post(browser, locale, ['/account/credit-cards/add', 'account/add-card'], card)
    expect(saidAbove(refused)).toBe(sentence('CARD_NOT_SAVED'))
  })
})
