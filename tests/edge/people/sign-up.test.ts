import { expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'

import { seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { htmlOf, run, sessionOf, submit } from '../shoppers/commands.ts'
import { emailsTo } from '../shoppers/person.ts'

const person = (name: string) => ({
  firstName: 'Una',
  lastName: 'Pike',
  email: `${name}@example.com`,
  password,
  confirmPassword: password,
})
const loyal = { joinsLoyalty: 'yes', birthDate: '1990-04-02', phone: '(303) 555-0171', phoneCountry: 'US' }

const bodies: unknown[] = []

/** Writes down what the platform is sent to open an account. */
const watching = () => {
  bodies.length = 0
  dependency.behave(async (request, real) => {
    if (request.url.includes('/auth/signup')) bodies.push(await request.clone().json())
    return real()
  })
}

it.each(['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it'] as const)(
  '/sign-in?step=sign-up in %s offers phone, loyalty programme and birth date, without script as well',
  async locale => {
    const { t } = languageOf(locale)
    const html = await htmlOf(openBrowser(), `${localPath(locale, '/sign-in')}?step=sign-up`)
    for (const field of ['phone', 'phoneCountry', 'joinsLoyalty', 'birthDate'])
      expect(html).toContain(`name="${field}"`)
    for (const key of ['sign-in.loyalty', 'sign-in.loyalty.birthDate'] as const) expect(html).toContain(t(key))
  },
)

it('POST /consumers-v3/auth/signup is sent phone, birthDate and joinsLoyalty: whoever joins so is a member who has a letter to answer', async () => {
  watching()
  const browser = openBrowser()
  const joined = await run(browser, 'sign-in/join', { ...person('una.loyal'), ...loyal })
  expect(joined).toMatchObject({ ok: true, to: '/en-us/account/profile?step=welcome' })
  expect(bodies).toEqual([
    expect.objectContaining({ phone: '+13035550171', birthDate: '1990-04-02', joinsLoyalty: true }),
  ])
  expect((await sessionOf(browser))?.memberId).toBeDefined()
  const kinds = (await emailsTo('una.loyal@example.com')).map(({ kind }) => kind)
  expect(kinds).toContain('loyalty-welcome')
  const profile = await htmlOf(browser, '/en-us/account/profile')
  expect(profile).toContain('value="1990-04-02"')
  expect(profile).toContain('value="(303) 555 - 0171"')
})

it('whoever wants neither is sent no empty birth date or phone, and is asked about the loyalty programme next', async () => {
  watching()
  const browser = openBrowser()
  const joined = await run(browser, 'sign-in/join', { ...person('una.plain'), phone: '', birthDate: '' })
  expect(joined).toMatchObject({ ok: true, to: '/en-us/account/profile?step=non-loyalty' })
  const [body] = bodies as [Record<string, unknown>]
  expect(body).toMatchObject({ joinsLoyalty: false })
  expect([body.phone, body.birthDate]).toEqual([undefined, undefined])
})

it.each([
  ['R229: PRO411 without a birth date', { joinsLoyalty: 'yes' }, 'birthDate', 'PRO411'],
  ['R228: PRO410 for whoever is too young', { ...loyal, birthDate: '2020-01-01' }, 'birthDate', 'PRO410'],
  ['a phone that is no number', { phone: '12' }, 'phone', 'PHONE'],
])('%s is said at its field, and with what was typed the form is there again', async (_, more, field, code) => {
  const browser = openBrowser()
  expect(await run(browser, 'sign-in/join', { ...person('una.wrong'), ...more })).toMatchObject({
    ok: false,
    problems: { [field]: code },
  })
  const back = '/en-us/sign-in?step=sign-up'
  expect(await submit(browser, 'sign-in/join', { ...person('una.wrong'), ...more, back })).toBe(back)
  const html = await htmlOf(browser, back)
  expect(html).toMatch(new RegExp(`<p id="${field}-error"(?![^>]*hidden)[^>]*>[^<]+<`))
  expect(html).toContain('value="una.wrong@example.com"')
  if ('joinsLoyalty' in more) expect(html).toMatch(/<input[^>]*name="joinsLoyalty"[^>]*checked/)
})
