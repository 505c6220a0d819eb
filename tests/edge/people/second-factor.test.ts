import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import type { SeededRole } from '#demo/people/people.ts'
import { emailOf, seededPassword } from '#demo/fixtures.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { Locale } from '#src/language/locales.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { htmlOf, run, sessionOf, submit } from '../shoppers/commands.ts'
import { emailsTo, newcomer, personWith, tokensFor } from '../shoppers/person.ts'

/** What the app shows, so many intervals from now. */
const shownBy = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** The shops of other countries have people of their own; three of their languages share one shop. */
const seeded: { readonly [Name in Locale]?: SeededRole } = { 'fr-fr': 'shopper', 'de-de': 'member', 'it-it': 'history' }

const textOf = (html: string) => html.replaceAll('&#x27;', "'")

/** Sets the app up on the profile without script; gives its secret and the recovery codes that were shown. */
async function setUp(browser: Browser, locale: Locale) {
  const profile = localPath(locale, '/account/profile')
  const offered = await submit(browser, 'account/second-factor-offer', { back: profile }, locale)
  expect(offered).toBe(profile)
  const html = await htmlOf(browser, profile)
  const secret = (/<code class="[^"]*key[^"]*">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '')
  expect(html).toContain(`role="img" aria-label="${languageOf(locale).t('account.second.picture')}"`)
  await submit(browser, 'account/second-factor', { code: shownBy(secret), back: profile }, locale)
  const shown = await htmlOf(browser, profile)
  const codes = [...shown.matchAll(/<code>([a-z0-9]{5}-[a-z0-9]{5})<\/code>/g)].map(([, code = '']) => code)
  return { secret, codes, shown, again: await htmlOf(browser, profile) }
}

describe('a second step at sign-in', () => {
  it.each(['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it'] as const)(
    '%s, without script: it is set up on /account/profile, ten recovery codes are shown once, and /sign-in?step=second-step asks for it',
    async locale => {
      const { t } = languageOf(locale)
      const role = seeded[locale]
      const own = role === undefined ? await newcomer() : { email: emailOf(role), password: seededPassword }
      const person = await personWith(await tokensFor(own.email, own.password, locale), locale)
      expect(textOf(await htmlOf(person.browser, localPath(locale, '/account/profile')))).toContain(
        t('account.second.text'),
      )
      const { secret, codes, shown, again } = await setUp(person.browser, locale)
      expect(new Set(codes).size).toBe(10)
      expect(textOf(shown)).toContain(t('account.second.codes.text'))
      for (const kept of [secret, ...codes]) expect(again).not.toContain(kept)
      const browser = openBrowser()
      const redirectTo = localPath(locale, '/account/order-history')
      const form = { username: own.email, password: own.password, redirectTo, back: localPath(locale, '/sign-in') }
      const next = await submit(browser, 'sign-in/enter', form, locale)
      expect(next).toContain('step=second-step')
      expect((await sessionOf(browser))?.consumerType).toBe('GUEST')
      const page = await htmlOf(browser, next)
      for (const key of ['sign-in.second.title', 'sign-in.second.text', 'sign-in.second.hint'] as const)
        expect(textOf(page)).toContain(t(key))
      expect(page).toContain('autoComplete="one-time-code"')
      const ticket = /name="ticket" value="([\w-]{43})"/.exec(page)?.[1] ?? ''
      // A wrong code is said at the field, and one goes on with the same ticket.
      expect(
        await submit(browser, 'sign-in/second-step', { ticket, code: '000000', redirectTo, back: next }, locale),
      ).toBe(next)
      const refused = await htmlOf(browser, next)
      expect(textOf(refused)).toContain(t('errors.AUT456'))
      expect(refused).toContain(`name="ticket" value="${ticket}"`)
      expect(refused).not.toContain('000000')
      const right = { ticket, code: shownBy(secret, 1), redirectTo, back: next }
      expect(await submit(browser, 'sign-in/second-step', right, locale)).toContain(redirectTo)
      expect((await sessionOf(browser))?.consumerType).toBe('REGISTERED')
    },
  )

  it('with script: AUT456 at the field, a recovery code opens, AUT432 leads back to the beginning, and letters tell', async () => {
    const person = await newcomer()
    const { codes } = await setUp(person.browser, 'en-us')
    const browser = openBrowser()
    const enter = { username: person.email, password: person.password }
    const begun = await browser.send('/-/sign-in/enter?locale=en-us', enter)
    expect(await begun.json()).toMatchObject({ ok: true, to: '/en-us/sign-in?step=second-step' })
    const ticket = /name="ticket" value="([\w-]{43})"/.exec(
      await htmlOf(browser, '/en-us/sign-in?step=second-step'),
    )?.[1]
    const step = (code: string) => run(browser, 'sign-in/second-step', { ticket, code })
    expect(await step('123456')).toMatchObject({ ok: false, problems: { code: 'AUT456' } })
    expect(await step(codes[3] ?? '')).toMatchObject({ ok: true })
    expect(await step(codes[4] ?? '')).toMatchObject({ ok: false, code: 'AUT432', to: '/en-us/sign-in' })
    const kinds = (await emailsTo(person.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['second-factor-on', 'recovery-code-used']))
  })

  it('without a ticket /sign-in?step=second-step is the sign-in itself', async () => {
    const html = await htmlOf(openBrowser(), '/en-us/sign-in?step=second-step')
    expect(html).toContain('data-command="sign-in/enter"')
    expect(html).not.toContain('data-command="sign-in/second-step"')
  })

  it('is switched off, and its codes are made anew, on /account/profile', async () => {
    const person = await newcomer()
    const { codes } = await setUp(person.browser, 'en-us')
    expect(await run(person.browser, 'account/recovery-codes', {})).toMatchObject({ ok: true })
    const page = await htmlOf(person.browser, '/en-us/account/profile')
    expect(page.match(/<code>[a-z0-9]{5}-[a-z0-9]{5}<\/code>/g)).toHaveLength(10)
    expect(page).not.toContain(codes[0])
    expect(await run(person.browser, 'account/second-factor-off', {})).toMatchObject({ ok: true })
    const enter = { username: person.email, password: person.password }
    expect(await run(openBrowser(), 'sign-in/enter', enter)).toMatchObject({ to: expect.stringContaining('/account') })
  })

  it('GET, POST and DELETE /consumers-v3/consumer/secondfactor answer as declared', async () => {
    const { call } = await newcomer()
    expect(await call('consumer.second-factor.get', {})).toMatchObject({
      status: 200,
      misfit: [],
      answer: { isOn: false },
    })
    const offered = await call('consumer.second-factor.offer', {})
    expect(offered).toMatchObject({ status: 200, misfit: [] })
    expect((await call('consumer.second-factor.create', { code: '000000' })).code).toBe('AUT456')
    expect((await call('consumer.second-factor.recovery-codes', {})).code).toBe('AUT456')
    const code = shownBy(offered.answer.offer?.secret ?? '')
    expect(await call('consumer.second-factor.create', { code })).toMatchObject({ status: 200, misfit: [] })
    expect(await call('consumer.second-factor.recovery-codes', {})).toMatchObject({ status: 200, misfit: [] })
    expect(await call('consumer.second-factor.remove', {})).toMatchObject({
      status: 200,
      misfit: [],
      answer: { isOn: false },
    })
  })
})
