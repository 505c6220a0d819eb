import { describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { htmlOf, run, submit } from '../shoppers/commands.ts'
import { emailsTo, newcomer, personWith, tokensFor } from '../shoppers/person.ts'

const agents = {
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const

/** Signs somebody in, with one of these. */
async function enterWith(agent: keyof typeof agents, { email, password }: { email: string; password: string }) {
  const browser = openBrowser()
  const headers = { 'user-agent': agents[agent] }
  const answer = await browser.send('/-/sign-in/enter?locale=en-us', { username: email, password }, 'POST', headers)
  expect(answer.status).toBe(200)
  return browser
}

const listed = (html: string) =>
  [...html.matchAll(/<li><span><strong>([^<]+)<\/strong>[^<]*(?:<!-- -->[^<]*)*<\/span>(<form)?/g)].map(
    ([, name, form]) => [name, form !== undefined],
  )

const sessionIn = (html: string, name: string) =>
  new RegExp(`<strong>${name}</strong>[^]*?name="sessionId" value="([\\w-]+)"`).exec(html)?.[1] ?? ''

const profile = '/en-us/account/profile'
const isSignedIn = async (browser: Browser) => (await browser.ask('/consumers-v3/consumer?locale=en_US')).status === 200

describe('/account/profile: where somebody is signed in', () => {
  it('lists browser and system of each, and signs one of them out, without script', async () => {
    const account = await newcomer()
    const [here, there] = [await enterWith('linux', account), await enterWith('phone', account)]
    const html = await htmlOf(here, profile)
    expect(listed(html)).toContainEqual(['Firefox · Linux', false])
    expect(listed(html)).toContainEqual(['Chrome · Android', true])
    const form = { sessionId: sessionIn(html, 'Chrome · Android'), back: profile }
    expect(await submit(here, 'account/end-session', form)).toBe(profile)
    const after = await htmlOf(here, profile)
    expect(after).toContain('That device is signed out.')
    expect(listed(after)).not.toContainEqual(['Chrome · Android', true])
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  })

  it.each(['es-us', 'fr-fr', 'de-de', 'it-it'] as const)('%s says it in its own words', async locale => {
    const { t } = languageOf(locale)
    const browser = openBrowser()
    const form = { username: 'member-new@fellholm.example', password: 'trail-lantern-42' }
    expect(await run(browser, 'sign-in/enter', form, locale)).toMatchObject({ ok: true })
    const html = await htmlOf(browser, localPath(locale, '/account/profile'))
    expect(html).toContain(t('account.session.this'))
    expect(t('account.session.this')).not.toBe(languageOf('en-us').t('account.session.this'))
  })

  it('GET and DELETE /consumers-v3/consumer/sessions: nobody ends another’s session, and no id of a session is told', async () => {
    const [mine, other] = [await newcomer(), await newcomer()]
    const { answer: own } = await mine.call('consumer.session.list', {})
    expect(own.sessions.map(({ isThis }) => isThis)).toEqual([true])
    const [{ sessionId = '' } = {}] = own.sessions
    expect((await other.call('consumer.session.remove', { sessionId })).answer.sessions).toHaveLength(1)
    expect((await mine.call('consumer.profile.get', {})).status).toBe(200)
    expect(JSON.stringify(own)).not.toContain(mine.tokens.usid)
    const second = await personWith(await tokensFor(mine.email, mine.password))
    expect((await second.call('consumer.session.list', {})).answer.sessions).toHaveLength(2)
    await second.call('consumer.session.remove', { sessionId })
    expect((await second.call('consumer.session.list', {})).answer.sessions.map(({ isThis }) => isThis)).toEqual([true])
  })
})

describe('the letter of a new device', () => {
  const told = async (email: string) => (await emailsTo(email)).filter(({ kind }) => kind === 'new-device')

  it('comes once for a browser and system that the account was not used with before, and not for the first', async () => {
    const account = await newcomer()
    await enterWith('linux', account)
    expect(await told(account.email)).toEqual([])
    await enterWith('phone', account)
    await enterWith('phone', account)
    await enterWith('linux', account)
    const letters = await told(account.email)
    expect(letters).toMatchObject([{ subject: 'A new sign-in to your account', link: '/en-us/account/profile' }])
  })
})
