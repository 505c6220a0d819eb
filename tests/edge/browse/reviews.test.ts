import { describe, expect, it } from 'vitest'

import { href } from '#routes/href.ts'

import { openBrowser } from '../browser.ts'

const product = 'FH10011'
const path = `/en-us/reviews/${product}`
const html = async (address: string) => (await openBrowser().ask(address)).text()
const reviewsIn = (page: string) => (page.match(/<article[^]*?<\/article>/g) ?? []).join('')
const scores = (page: string) => [...page.matchAll(/"(\d) out of 5 stars"/g)].map(([, score]) => Number(score)).slice(1)

const opinion = {
  productId: product,
  score: '4',
  title: 'Dry to the last switchback',
  text: 'Three days of sleet and nothing came through.',
  nickname: 'Ada',
  recommended: 'yes',
}

describe('/reviews/:productId', () => {
  it('is sorted and narrowed by its address, and says how many gave which score', async () => {
    const all = scores(await html(path))
    expect(all.length).toBeGreaterThan(2)
    const best = scores(await html(`${path}?sort=highest`))
    expect(best).toEqual(best.toSorted((a, b) => b - a))
    expect(new Set(scores(await html(`${path}?score=4`)))).toEqual(new Set([4]))
  })

  it('those of whom it fits so are shown alone, and the way back to all of them stands above', async () => {
    const fits = (page: string) =>
      new Set([...reviewsIn(page).matchAll(/(Runs small|True to size|Runs large)</g)].map(([, fit]) => fit))
    const narrowed = await html(`${path}?fit=true-to-size`)
    expect(scores(narrowed).length).toBeGreaterThan(0)
    expect(fits(narrowed)).toEqual(new Set(['True to size']))
    expect(narrowed).toContain(`href="${path}"`)
    expect(narrowed).toMatch(/<option value="true-to-size" selected/)
    expect(narrowed).toContain('noindex')
    expect(scores(await html(`${path}?fit=wide`))).toEqual(scores(await html(path)))
  })

  it('those who have a size are shown alone, the size on each, and together with how it fits them', async () => {
    const sizes = (page: string) =>
      new Set([...reviewsIn(page).matchAll(/Size ([\w ]+?)(?: · |<)/g)].map(([, size]) => size))
    const all = await html(path)
    const [, id = '', name = ''] = /<option value="([^"]+)">(\w+) \(\d+\)</.exec(all) ?? []
    const narrowed = await html(`${path}?size=${id}`)
    expect(scores(narrowed).length).toBeGreaterThan(0)
    expect(sizes(narrowed)).toEqual(new Set([name]))
    expect(sizes(all).size).toBeGreaterThan(1)
    expect(narrowed).toContain('noindex')
    const both = await html(`${path}?size=${id}&fit=true-to-size`)
    expect(both.match(/<article/g)).toHaveLength(reviewsIn(both).match(/True to size</g)?.length ?? 0)
  })

  it('R412: those as tall as a reader are shown alone; how tall they are is said in the units of the country', async () => {
    const all = await html(path)
    const option = /<option value="([\d-]+)">\d&#x27;\d+&quot; to \d&#x27;\d+&quot; \((\d+)\)</
    const [, id = '', count = ''] = option.exec(all) ?? []
    const narrowed = await html(`${path}?height=${id}`)
    expect(narrowed.match(/<article/g)).toHaveLength(Math.min(10, Number(count)))
    expect(narrowed).toContain('noindex')
    expect(narrowed).toMatch(new RegExp(`<option value="${id}" selected`))
    expect(await html('/de-de/bewertungen/FH10011')).toMatch(/170\u00a0cm bis 180\u00a0cm \(\d+\)/)
  })

  it('R412: what people say is counted: how it fits, and what most reviews speak of', async () => {
    const page = await html(path)
    const said = /What people say<\/strong>(.*?)<\/div>/s.exec(page)?.[1] ?? ''
    expect(said).toMatch(/\d+% say it (?:fits true to size|runs)/)
    const counts = [...said.matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.length).toBeGreaterThan(1)
  })

  it('says of each score which share of all gave it, and how many', async () => {
    const shares = [...(await html(path)).matchAll(/<span>(\d+)% \((\d+)\)<\/span>/g)].map(([, share, count]) => ({
      share: Number(share),
      count: Number(count),
    }))
    const total = shares.reduce((sum, { count }) => sum + count, 0)
    expect(shares.map(({ count }) => Math.round((100 * count) / total))).toEqual(shares.map(({ share }) => share))
    expect(shares).toHaveLength(5)
  })

  it('a review in another language is translated where that is asked for, and says so', async () => {
    const german = await html(`/de-de/bewertungen/${product}`)
    const [, id = ''] = /translate=([\w-]+)#/.exec(german) ?? []
    expect(id).not.toBe('')
    const told = await html(`/de-de/bewertungen/${product}?translate=${id}`)
    expect(told).toContain('Maschinell übersetzt')
    expect(german).not.toContain('Maschinell übersetzt')
  })

  it('votes, reports and questions are plain forms that answer with the page again', async () => {
    const page = await html(path)
    const [, reviewId = ''] = /name="reviewId" value="([^"]+)"/.exec(page) ?? []
    const shopper = openBrowser()
    const voted = await shopper.post('/-/reviews/vote?locale=en-us', { productId: product, reviewId, helpful: 'yes' })
    expect([voted.status, voted.headers.get('location')]).toEqual([303, `${path}#${reviewId}`])
    const flagged = await shopper.post('/-/reviews/flag?locale=en-us', {
      productId: product,
      reviewId,
      reason: 'other',
    })
    expect(flagged.headers.get('location')).toBe(`${path}#${reviewId}`)
    const question = { productId: product, text: 'Does the hood fit a helmet?', nickname: 'Bo' }
    const asked = await shopper.post('/-/reviews/ask?locale=en-us', question)
    expect(asked.headers.get('location')).toBe(`${path}#questions`)
  })

  it('script in a question is shown as text', async () => {
    const text = '<script>alert(1)</script>'
    await openBrowser().post('/-/reviews/ask?locale=en-gb', { productId: 'FH14011', text, nickname: '<b>Bo</b>' })
    const page = await html('/en-gb/reviews/FH14011')
    expect(page).not.toContain(text)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('&lt;b&gt;Bo&lt;/b&gt;')
  })
})

describe('/write-a-review', () => {
  it('in two locales it shows the form for the product, and asks for a product where none is named', async () => {
    expect(await html(`/en-us/write-a-review?productId=${product}`)).toContain('name="score"')
    expect(await html(`/de-de/bewertung-schreiben?productId=${product}`)).toContain('Bewertung veröffentlichen')
    expect(await html(`/en-us/write-a-review?productId=${product}`)).toContain('name="height"')
    expect(await html('/en-us/write-a-review?productId=FH30011')).not.toContain('name="height"')
    expect(await html('/en-us/write-a-review')).toContain('Find the product first')
  })

  it('takes a review from a plain form and thanks; it stands among the others', async () => {
    const shopper = openBrowser()
    const written = await shopper.post('/-/reviews/write?locale=en-ca', { ...opinion, productId: 'FH30011' })
    expect(written.status).toBe(303)
    const thanks = await shopper.ask(written.headers.get('location') ?? '')
    expect(await thanks.text()).toContain('Thank you for your review')
    expect(await html('/en-ca/reviews/FH30011')).toContain(opinion.title)
  })

  it('script in every field of a review is shown as text', async () => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
    const written = {
      ...opinion,
      productId: 'FH30012',
      title: attack,
      text: `${attack} is what I wrote.`,
      nickname: '<script>alert(1)</script>',
    }
    await openBrowser().post('/-/reviews/write?locale=en-ca', written)
    const page = await html('/en-ca/reviews/FH30012?sort=newest')
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x')
    expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;').length).toBeGreaterThan(3)
  })

  it('R232, REV410: a text that is too long is refused at its field, and what was typed is kept', async () => {
    const shopper = openBrowser()
    const long = { ...opinion, title: 'a'.repeat(101) }
    const refused = await shopper.post('/-/reviews/write?locale=en-us', {
      ...long,
      back: `/en-us/write-a-review?productId=${product}`,
    })
    const page = await (await shopper.ask(refused.headers.get('location') ?? '')).text()
    expect(page).toMatch(/<a href="#title">This is too long\. Please shorten it\.<\/a>/)
    expect(page).toContain(`value="${long.title}"`)
    const answer = await shopper.send('/-/reviews/write?locale=en-us', { ...opinion, text: 'b'.repeat(2001) })
    expect(await answer.json()).toMatchObject({ ok: false, code: 'REV410', problems: { text: 'REV410' } })
  })

  it('what is missing is named at its field', async () => {
    const answer = await openBrowser().send('/-/reviews/write?locale=en-us', { productId: product })
    expect(await answer.json()).toMatchObject({ code: 'INPUT', problems: { score: 'required', title: 'required' } })
  })

  it.each([
    ['en-us', 'Headline is missing.'],
    ['es-us', 'Falta este dato: Título.'],
    ['fr-fr', 'À remplir\u00a0: Titre.'],
    ['de-de', 'Bitte ausfüllen: Überschrift.'],
    ['it-it', 'Da compilare: Titolo.'],
  ] as const)('R279: in %s what is missing is said in words, with a link to its field', async (locale, words) => {
    const shopper = openBrowser()
    const back = href(locale, 'writeReview', undefined, { productId: product })
    const refused = await shopper.post(`/-/reviews/write?locale=${locale}`, { productId: product, back })
    const page = await (await shopper.ask(refused.headers.get('location') ?? '')).text()
    expect(/<a href="#title">([^<]*)<\/a>/.exec(page)?.[1]).toBe(words)
  })
})
