import { describe, expect, it } from 'vitest'

import { openBrowser } from './browser.ts'
import { signedIn } from './shoppers/sign-in.ts'

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
    expect(asked).toContain('One press and you are in')
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
