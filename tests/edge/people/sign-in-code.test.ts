import { describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { emailOf } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { add, cartOf, htmlOf, run, sessionOf, submit } from '../shoppers/commands.ts'
import { codeChallenge, guest, newcomer, signInCodeOf } from '../shoppers/person.ts'

const wrongOf = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0')

async function asked(browser: Browser, email: string): Promise<string> {
  expect(await run(browser, 'sign-in/code', { email })).toMatchObject({ ok: true })
  return signInCodeOf(email)
}

describe('/sign-in?step=code: signing in by a code of six digits', () => {
  it.each(['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it'] as const)(
    '%s, without script: the code comes by e-mail, the cart comes along, and one goes on to where one was going',
    async locale => {
      const { t } = languageOf(locale)
      const email = (await newcomer()).email
      // The shops of other countries have people of their own.
      const own = locale === 'en-us' || locale === 'es-us' ? email : emailOf('shopper')
      const browser = openBrowser()
      await add(browser, undefined, 1, locale)
      const redirectTo = localPath(locale, '/account/profile')
      const start = `${localPath(locale, '/sign-in')}?step=code`
      expect(await htmlOf(browser, start)).toContain(t('sign-in.code.text').replaceAll("'", '&#x27;'))
      const next = await submit(browser, 'sign-in/code', { email: own, redirectTo, back: start }, locale)
      const page = await htmlOf(browser, next)
      expect(page).toContain('autoComplete="one-time-code"')
      expect(page).toContain(`name="email" value="${own}"`)
      expect(next).not.toContain(own)
      const form = { email: own, code: await signInCodeOf(own), redirectTo, back: next }
      expect(await submit(browser, 'sign-in/code-enter', form, locale)).toContain(redirectTo)
      expect((await sessionOf(browser))?.consumerType).toBe('REGISTERED')
      expect((await cartOf(browser, locale)).totalItems).toBeGreaterThan(0)
    },
  )

  it('AUT454: a wrong code is said at the field, without script the address stays, and the code is in no page', async () => {
    const { email } = await newcomer()
    const browser = openBrowser()
    const code = await asked(browser, email)
    const back = '/en-us/sign-in?step=code-enter'
    expect(await submit(browser, 'sign-in/code-enter', { email, code: wrongOf(code), back })).toBe(back)
    const page = await htmlOf(browser, back)
    expect(page).toMatch(/<p id="code-error"[^>]*>This code is not right, or not any more\./)
    expect(page).toContain(`name="email" value="${email}"`)
    expect(page).not.toContain(wrongOf(code))
    expect(await run(browser, 'sign-in/code-enter', { email, code })).toMatchObject({ ok: true })
  })

  it('AUT454: a code works once', async () => {
    const { email } = await newcomer()
    const browser = openBrowser()
    const code = await asked(browser, email)
    const other = (await sessionOf(browser))?.accessToken
    expect(await run(browser, 'sign-in/code-enter', { email, code })).toMatchObject({ ok: true })
    expect(other).toBeDefined()
    const visitor = await guest()
    const again = await visitor.call('auth.code.signin', { email, code, codeChallenge })
    expect(again).toMatchObject({ status: 410, code: 'AUT454' })
  })
})
