import { describe, expect, it } from 'vitest'

import { openBrowser, type Browser } from '../browser.ts'

const flagsOf = (browser: Browser) => decodeURIComponent(browser.cookies.get('__Host-consent') ?? '')

/** The boxes of the page and whether each is ticked. */
async function ticked(browser: Browser, path: string, headers: Record<string, string> = {}) {
  const html = await (await browser.ask(path, { headers: { 'x-soft-navigation': '1', ...headers } })).text()
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  const names = boxes.filter(box => / checked=/.test(box)).map(box => / name="(\w+)"/.exec(box)?.[1])
  return { html, names }
}

describe('R276, R277: what consent is given with', () => {
  it('the cookie has a flag for each of C0001 to C0004, from plain forms and from script', async () => {
    const browser = openBrowser()
    const path = '/-/visitor/consent?locale=de-de'
    const all = await browser.post(path, { agree: 'all', back: '/de-de/c/zelte' })
    expect([all.status, all.headers.get('location')]).toEqual([303, '/de-de/c/zelte'])
    expect(flagsOf(browser)).toBe('C0001:1,C0002:1,C0003:1,C0004:1')
    expect(all.headers.getSetCookie().find(line => line.startsWith('__Host-consent='))).toMatch(
      /Max-Age=15552000.*Secure; SameSite=Lax/,
    )
    await browser.post(path, { agree: 'chosen', analytics: 'yes' })
    expect(flagsOf(browser)).toBe('C0001:1,C0002:1,C0003:0,C0004:0')
    const needed = await browser.send(path, { agree: 'needed', targeting: 'yes' })
    expect(await needed.json()).toMatchObject({ ok: true, value: { agreed: [] }, notice: { key: 'consent.kept' } })
    expect(flagsOf(browser)).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
    expect((await browser.send(path, { agree: 'perhaps' })).status).toBe(422)
  })

  it('who agrees no longer to C0004 is recognised no longer', async () => {
    const browser = openBrowser()
    browser.cookies.set('__Host-vuid', 'vuid_0123456789abcdef')
    await browser.post('/-/visitor/consent?locale=de-de', { agree: 'all' })
    expect(browser.cookies.has('__Host-vuid')).toBe(true)
    await browser.post('/-/visitor/consent?locale=de-de', { agree: 'chosen', analytics: 'yes', functional: 'yes' })
    expect(browser.cookies.has('__Host-vuid')).toBe(false)
  })

  it('/privacy-choices says what is agreed to: in EMEA nothing before it was, elsewhere everything until it is refused', async () => {
    expect((await ticked(openBrowser(), '/de-de/datenschutz-auswahl')).names).toEqual(['required'])
    const all = ['required', 'analytics', 'functional', 'targeting']
    const american = openBrowser()
    expect((await ticked(american, '/en-us/privacy-choices')).names).toEqual(all)
    const saved = await american.post('/-/visitor/consent?locale=en-us', {
      agree: 'chosen',
      functional: 'yes',
      page: 'yes',
    })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/en-us/privacy-choices'])
    const { names, html } = await ticked(american, '/en-us/privacy-choices')
    expect(names).toEqual(['required', 'functional'])
    expect(html).toContain('Your choice is kept.')
  })

  it('Global Privacy Control (Sec-GPC: 1) is a no, which the page explains, until somebody agrees here', async () => {
    const browser = openBrowser()
    const isPrivate = { 'sec-gpc': '1' }
    const { names, html } = await ticked(browser, '/en-us/privacy-choices', isPrivate)
    expect(names).toEqual(['required'])
    expect(html).toContain('Global Privacy Control')
    await browser.post('/-/visitor/consent?locale=en-us', { agree: 'chosen', targeting: 'yes' })
    expect((await ticked(browser, '/en-us/privacy-choices', isPrivate)).names).toEqual(['required', 'targeting'])
  })

  it('the question waits in every page of EMEA and in no other, the same for everybody, with the way to change it in the footer', async () => {
    for (const [path, isAsked, choices] of [
      ['/de-de/c/zelte', true, '/de-de/datenschutz-auswahl'],
      ['/fr-fr', true, '/fr-fr/choix-de-confidentialite'],
      ['/en-us/c/tents', false, '/en-us/privacy-choices'],
      ['/fr-ca', false, '/fr-ca/choix-de-confidentialite'],
    ] as const) {
      // Of whom experiments know nothing: they have forms of their own.
      const plain = await (await openBrowser().ask(path, { headers: { 'sec-gpc': '1' } })).text()
      const answered = openBrowser()
      answered.cookies.set('__Host-consent', 'C0001:1,C0004:0')
      expect(await (await answered.ask(path, { headers: { 'sec-gpc': '1' } })).text()).toBe(plain)
      expect([path, plain.includes('<template data-consent=true>')]).toEqual([path, isAsked])
      expect(plain.slice(plain.indexOf('<footer'))).toContain(`href="${choices}"`)
    }
  })
})
