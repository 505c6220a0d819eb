import { describe, expect, it, vi } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { asWorker, guestToken } from '../shoppers/person.ts'
import { signedIn } from '../shoppers/sign-in.ts'

/** The links of the letters somebody was sent, the latest first. */
async function linksTo(recipient: string): Promise<string[]> {
  const answer = await openBrowser().ask(`/admin/mailbox?to=${encodeURIComponent(recipient)}`, {
    headers: { accept: 'application/json' },
  })
  const { letters } = await answer.json<{ letters: { link: string | null }[] }>()
  return letters.flatMap(({ link }) => link ?? [])
}

describe('R138: the newsletter, with double opt-in', () => {
  it('the link of the letter leads to a page; looking changes nothing, the press confirms, a second press is told CCN404', async () => {
    const browser = openBrowser()
    await browser.post('/-/newsletter/subscribe?locale=en-us', { email: 'walker@example.com' })
    const [link = ''] = await linksTo('walker@example.com')
    expect(link).toMatch(/\/newsletter\?confirm=[\w-]{20,}$/)
    const code = link.split('confirm=')[1] ?? ''
    const asked = await (await openBrowser().ask(`/en-us/newsletter?confirm=${code}`)).text()
    expect(asked).toContain('Confirm your subscription')
    const confirmed = await browser.post('/-/newsletter/confirm?locale=en-us', { code })
    expect(confirmed.headers.get('location')).toBe('/en-us/newsletter')
    expect(await (await browser.ask('/en-us/newsletter')).text()).toContain('You are on the list')
    const again = await browser.send('/-/newsletter/confirm?locale=en-us', { code })
    expect(await again.json()).toMatchObject({ ok: false, code: 'CCN404' })
    expect(await (await browser.ask('/en-us/newsletter')).text()).toContain('This link does not work any more')
  })
})

describe('R302, POST /consumers-v3/consumer/warranty: a warranty case', () => {
  const broken = {
    firstName: 'Ada',
    lastName: 'Fell',
    email: 'ada@example.com',
    productId: 'fh10011',
    issue: 'The zip has lost a tooth.\r\nIt was the third winter.',
  }

  it('is opened without an account, in as many lines as it takes; the page says its number', async () => {
    const browser = openBrowser()
    expect(await (await browser.ask('/en-us/warranty-retail')).text()).toContain('href="/en-us/warranty-case"')
    const opened = await browser.post('/-/warranty/open?locale=en-us', broken)
    expect(opened.headers.get('location')).toBe('/en-us/warranty-case')
    const page = await (await browser.ask('/en-us/warranty-case')).text()
    expect(page).toMatch(/<h1>Case \w+ is open<\/h1>/)
    expect(page).toContain('We have written to ada@example.com.')
  })

  it('what is missing or unknown is said at its field, and what was typed is kept', async () => {
    const browser = openBrowser()
    await browser.post('/-/warranty/open?locale=en-us', { ...broken, productId: 'NOTHING', issue: '' })
    expect(await (await browser.ask('/en-us/warranty-case')).text()).toContain('value="ada@example.com"')
    const unknown = await browser.send('/-/warranty/open?locale=en-us', { ...broken, productId: 'NOTHING' })
    expect(await unknown.json()).toMatchObject({ ok: false, problems: { productId: 'PRODUCT' } })
  })

  it('whoever is signed in finds their name and e-mail there', async () => {
    const page = await (await (await signedIn('shopper')).ask('/en-us/warranty-case?productId=FH10011')).text()
    expect(page).toContain('value="shopper@fellholm.example"')
    expect(page).toContain('value="FH10011"')
  })
})

describe('RFC 8058: stopping letters', () => {
  type Stopped = { kind: string; headers: Record<string, string>; text: string }

  /** The letter about a SKU that somebody asked for, once it is there. */
  async function newsFor(email: string): Promise<Stopped> {
    const { accessToken: token } = await guestToken('en-gb')
    const { upc } = fixtures.plentiful
    await asWorker('products.notification.put', { upc, email }, { token, locale: 'en-gb' })
    // Setting the shop's clock wakes it, and what is due is done.
    await openBrowser().post('/admin/scenarios', { site: 'fellholm-gb', do: 'clock', hours: '0' })
    return vi.waitFor(async () => {
      const answer = await openBrowser().ask(`/admin/mailbox?to=${encodeURIComponent(email)}`, {
        headers: { accept: 'application/json' },
      })
      const [letter] = (await answer.json<{ letters: Stopped[] }>()).letters
      if (letter === undefined) throw new Error('no letter yet')
      return letter
    }, 20_000)
  }
  const addressIn = ({ headers }: Stopped): string =>
    /^<http:\/\/localhost(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  it('a mail program’s POST without cookies stops them, again and again; a GET of the same address leads people to a page', async () => {
    const letter = await newsFor('stopping@example.com')
    expect(letter.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = addressIn(letter)
    const press = (to: string) =>
      openBrowser().ask(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    for (let twice = 0; twice < 2; twice += 1) expect((await press(address)).status).toBe(204)
    expect((await press(address.replace(/token=..../, 'token=AAAA'))).status).toBe(404)
    expect((await press('/-/unsubscribe?locale=en-gb')).status).toBe(404)
    const led = await openBrowser().ask(address)
    expect(led.headers.get('location')).toMatch(/^\/en-gb\/unsubscribe\?token=/)
  })

  it('/unsubscribe: looking changes nothing, one press without script stops them and says so; a link of nobody’s is said to be one', async () => {
    const letter = await newsFor('pressing@example.com')
    const [, path = ''] = /http:\/\/localhost(\/en-gb\/unsubscribe\?token=\S+)/.exec(letter.text) ?? []
    const browser = openBrowser()
    expect(await (await browser.ask(path)).text()).toContain('Stop letters of this kind')
    const token = new URL(path, 'http://localhost').searchParams.get('token') ?? ''
    const pressed = await browser.post('/-/newsletter/stop?locale=en-gb', { token })
    expect(pressed.headers.get('location')).toBe('/en-gb/unsubscribe')
    expect(await (await browser.ask('/en-gb/unsubscribe')).text()).toContain('These letters are stopped')
    const other = openBrowser()
    await other.post('/-/newsletter/stop?locale=en-gb', { token: `${token.slice(0, -3)}AAA` })
    expect(await (await other.ask('/en-gb/unsubscribe')).text()).toContain('This link does not work')
  })

  it('while the platform fails, the link is not said to be dead: mail programs get 503, people the page again with their link', async () => {
    const letter = await newsFor('patient@example.com')
    const address = addressIn(letter)
    const broken = { site: 'fellholm-gb', do: 'prepare', call: 'consumer.letters.stop', kind: 'break' }
    await openBrowser().post('/admin/scenarios', broken)
    expect((await openBrowser().ask(address, { method: 'POST' })).status).toBe(503)
    await openBrowser().post('/admin/scenarios', broken)
    const browser = openBrowser()
    const token = new URL(address, 'http://localhost').searchParams.get('token') ?? ''
    const pressed = await browser.post('/-/newsletter/stop?locale=en-gb', { token })
    const back = pressed.headers.get('location') ?? ''
    expect(back).toBe(`/en-gb/unsubscribe?token=${token}`)
    const page = await (await browser.ask(back)).text()
    expect(page).toContain('Stop letters of this kind')
    expect(page).toMatch(/data-error-summary(?![^>]*hidden)/)
    expect((await openBrowser().ask(address, { method: 'POST' })).status).toBe(204)
  })
})
