import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

const refused = async (path: string, fields: Readonly<Record<string, string>>, from: string) => {
  const browser = openBrowser()
  const answer = await browser.post(path, { ...fields, back: from })
  return { browser, to: answer.headers.get('location') ?? '' }
}

describe('a form without script on a page that is everybody’s', () => {
  it('newsletter/subscribe: an address that is none is spoken of on a page of its own, which leads back', async () => {
    const { browser, to } = await refused('/-/newsletter/subscribe?locale=en-us', { email: 'ada@' }, '/en-us/c/tents')
    expect(to).toBe('/en-us/not-done?back=%2Fen-us%2Fc%2Ftents')
    const page = await (await browser.ask(to)).text()
    expect(page).toContain('This email address is not complete.')
    expect(page).toContain('href="/en-us/c/tents"')
    const again = await browser.ask(to)
    expect(await again.text()).not.toContain('This email address is not complete.')
  })

  it('reviews/ask: a question without words, in the language of the shop', async () => {
    const { browser, to } = await refused(
      '/-/reviews/ask?locale=de-de',
      { productId: 'FH10011', text: '', nickname: 'Ada' },
      '/de-de/p/x-fh10011',
    )
    expect(to).toMatch(/^\/de-de\/nicht-erledigt\?back=/)
    const page = await (await browser.ask(to)).text()
    expect(page).toContain('Das hat nicht geklappt')
    expect(page).not.toMatch(/\{field\}|INPUT|API400/)
  })

  it('leads to no other host', async () => {
    const { browser, to } = await refused('/-/newsletter/subscribe?locale=en-us', { email: 'ada@' }, '//evil.example/')
    expect(to).not.toContain('evil')
    const page = await (await browser.ask('/en-us/not-done?back=//evil.example/')).text()
    expect(page).toContain('This email address is not complete.')
    expect(page).not.toContain('evil.example')
  })
})
