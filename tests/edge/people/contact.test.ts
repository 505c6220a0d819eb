import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { signedIn } from '../shoppers/sign-in.ts'

const message = {
  topic: 'order/where',
  orderNumber: 'W0000000001',
  message: 'It was to come on Monday.\r\nIt is Thursday.',
  firstName: 'Ada',
  lastName: 'Fell',
  email: 'writes@example.com',
}
const write = '/-/contact/write?locale=en-us'

const pageOf = async (browser = openBrowser(), path = '/en-us/contact') => (await browser.ask(path)).text()

describe('POST /consumers-v3/contactus: a message to the people of the house', () => {
  it('the help page leads to the form, whose topics are those of GET /consumers-v3/contactus/categorySubject', async () => {
    expect(await pageOf(openBrowser(), '/en-us/help/contact-us')).toContain('href="/en-us/contact"')
    const page = await pageOf()
    expect(page).toMatch(/<option value="order\/where">My order: Where is it\?/)
    expect(await pageOf(openBrowser(), '/de-de/kontakt')).toContain('Meine Bestellung: Wo ist sie?')
  })

  it('is sent without script; the page says its number, and so does a letter', async () => {
    const browser = openBrowser()
    const sent = await browser.post(write, message)
    expect(sent.headers.get('location')).toBe('/en-us/contact')
    const page = await pageOf(browser)
    const [, number = ''] = /It has the number (\w+)\./.exec(page) ?? []
    expect(number).not.toBe('')
    expect(page).toContain('We have written to writes@example.com')
    const mailbox = await browser.ask('/admin/mailbox?to=writes@example.com', {
      headers: { accept: 'application/json' },
    })
    expect(JSON.stringify(await mailbox.json())).toContain(number)
  })

  it('what is missing or wrong is said at its field, and what was typed is kept', async () => {
    const browser = openBrowser()
    await browser.post(write, { ...message, message: '', email: 'writes@' })
    const page = await pageOf(browser)
    expect(page).toContain('value="W0000000001"')
    expect(page).toMatch(/id="message-error"[^>]*>[^<]+</)
    const refused = await browser.send(write, { ...message, topic: 'weather' })
    expect(await refused.json()).toMatchObject({ ok: false, problems: { topic: 'required' } })
    const unknown = await browser.send(write, { ...message, topic: 'order/weather' })
    expect(await unknown.json()).toMatchObject({ ok: false, code: 'API400' })
  })

  it('a message of the longest kind is still there when something else was wrong', async () => {
    const browser = openBrowser()
    const long = 'Grüße aus Köln! '.repeat(249).trim()
    await browser.post(write, { ...message, message: long, email: 'writes@' })
    for (const [name, value] of browser.cookies) expect(name.length + value.length).toBeLessThan(4_096)
    expect(await pageOf(browser)).toContain(`>${long}</textarea>`)
    expect([...browser.cookies.keys()].filter(name => name.startsWith('__Host-refused'))).toEqual([])
  })

  it('of what no cookie holds, the longest field is left out and the others are kept', async () => {
    const browser = openBrowser()
    await browser.post(write, { ...message, message: 'x'.repeat(9_000), email: 'writes@' })
    const page = await pageOf(browser)
    expect(page).toContain('value="W0000000001"')
    expect(page).not.toContain('xxx')
  })

  it('AUT403: whoever fails the captcha is asked whether they are a person', async () => {
    const browser = openBrowser()
    await browser.post(write, { ...message, recaptcha_response: 'fail' })
    expect(await pageOf(browser)).toContain('I am a person')
  })

  it('whoever is signed in finds their name and e-mail there, and the order they come from', async () => {
    const page = await pageOf(await signedIn('shopper'), '/en-us/contact?orderNumber=W0000000002')
    expect(page).toContain('value="shopper@fellholm.example"')
    expect(page).toContain('value="W0000000002"')
  })
})
