import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { chartNames } from '#src/product-ui/sizes/size-charts.ts'

import { openBrowser } from '../browser.ts'

async function product(id: string, query = '', locale = 'en-us') {
  const shopper = openBrowser()
  const { headers } = await shopper.ask(`/${locale}/p/x-${id.toLowerCase()}`)
  return (await shopper.ask(`${headers.get('location') ?? ''}${query}`)).text()
}

describe('/size-chart', () => {
  it('finds a grown-up’s size by girths and height, without script: the height decides between two sizes, says where a length is far off, and alone asks for a girth', async () => {
    const finding = async (query: string, page = '/en-us/size-chart') =>
      (await openBrowser().ask(`${page}?chart=${query}`)).text()
    const between = 'womens-tops&unit=in&chest=35.5&waist=31&height='
    const [short, tall] = [await finding(`${between}65`), await finding(`${between}69`)]
    expect(short).toContain('Your size: M')
    expect(short).toContain('Between M and L: at your height, M is long enough.')
    expect(short).toMatch(/<input(?=[^>]*name="height")(?=[^>]*value="65")/)
    expect(tall).toContain('Your size: L')
    expect(tall).toContain('Between M and L: at your height, M would be too short.')
    const french = await finding('bottoms&unit=cm&waist=84&hip=100&height=192', '/fr-fr/guide-des-tailles')
    expect(french).toContain('Le M est coupé pour une stature de 175–180\u00a0cm')
    expect(await finding('bottoms&unit=cm&waist=84&hip=100&height=178')).not.toContain('is cut for')
    const alone = await finding('tops&unit=cm&height=178')
    expect(alone).toContain('Height alone does not tell a size.')
    expect(alone).not.toContain('Your size')
    expect(await finding('tops&unit=cm&chest=97&height=900')).toContain('We have no size for these')
    expect(await finding('tops&unit=cm&chest=97&height=abc')).toContain('Your size: M')
  })

  it('answers measurements with a size, in a form that works without script; the address keeps them and is not to be found', async () => {
    const html = async (path: string) => (await openBrowser().ask(path)).text()
    const charts = await html('/en-us/size-chart')
    expect(charts).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/en-us\/size-chart#womens-tops")/)
    expect([charts.includes('Your size'), charts.includes('noindex')]).toEqual([false, false])
    const answered = await html('/en-us/size-chart?chart=womens-tops&unit=in&chest=35.5&waist=28')
    expect([answered.includes('Your size: M'), answered.includes('noindex')]).toEqual([true, true])
    expect(answered).toMatch(/<input(?=[^>]*name="chest")(?=[^>]*value="35.5")/)
    const both = await html('/de-de/groessentabelle?chart=tops&unit=cm&chest=96,5&waist=90')
    expect(both).toContain('Ihre Größe: L')
    expect(both).toContain('zwischen M und L')
    expect(await html('/fr-fr/guide-des-tailles?chart=feet&unit=cm&foot=26.8')).toContain('EU 43 · ')
    expect(await html('/en-us/size-chart?chart=tops&unit=in&chest=96')).toContain('We have no size for these')
  })
})

describe('/p/:slug', () => {
  it('the query parameter weather shows the first picture out in it, in the colour; links of colours keep it, what is none is left out', async () => {
    const { productId } = fixtures.plentiful
    const galleryOf = (html: string) => html.slice(html.indexOf('data-mount="gallery"'), html.indexOf('<h1'))
    const [first = '', second = ''] = [...(await product(productId)).matchAll(/id="color-(\w+)"/g)].map(([, id]) => id)
    for (const color of [first, second]) {
      const [studio, snow] = await Promise.all(
        ['', '&weather=snow'].map(async weather => product(productId, `?color=${color}&size=M${weather}`)),
      )
      const pictures = (html = '') =>
        [...galleryOf(html).matchAll(/<a href="([^"]+)" data-zoom/g)].map(([, src]) => src)
      const [front, ...others] = pictures(studio)
      expect(pictures(snow)).toEqual([front?.replace('/front.svg', '/snow.svg'), ...others])
      expect(snow).toMatch(
        new RegExp(`id="color-${second}" href="[^"]+color=${second}&(?:amp;)?size=M&(?:amp;)?weather=snow"`),
      )
      expect(/<a id="in-(\w+)"[^>]*aria-current="true"/.exec(snow ?? '')?.[1]).toBe('snow')
      expect(/<a id="in-(\w+)"[^>]*aria-current="true"/.exec(studio ?? '')?.[1]).toBe('studio')
    }
    const none = await product(productId, '?weather=hail')
    expect(galleryOf(none)).toContain('/front.svg')
    expect(none).not.toContain('weather=hail')
  })

  it('the query parameter apart lists the layers, each with its picture in the colour; colours and weathers keep it, a gift card has none', async () => {
    const { productId } = fixtures.plentiful
    const whole = await product(productId)
    expect(whole).toMatch(/<a id="layers" href="[^"]+apart=1#layers"/)
    expect(whole).not.toContain('/layer-')
    const apart = await product(productId, '?color=slate&size=M&weather=night&apart=1')
    const layers = [...apart.matchAll(/<li id="layer-(\w+)"><img src="([^"]+)"[^>]*alt=""[^>]*><div><h3>([^<]+)/g)]
    expect(layers.map(([, id, src, name]) => [id, /\/slate\/layer-(\w+)\.svg$/.exec(src ?? '')?.[1], name])).toEqual([
      ['face', 'face', 'Face fabric'],
      ['film', 'film', 'Membrane'],
      ['seams', 'seams', 'Seams and trims'],
    ])
    // Each feature in the list of features leads to its layer.
    const [, features = ''] = /<h3><a href="#layer-film">([^<]+)/.exec(apart) ?? []
    expect(features).toBe('A membrane that breathes')
    const kept = [...apart.matchAll(/<a id="(?:in|color)-\w+" href="([^"]+)"/g)].map(([, to = '']) => to)
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter(to => !to.includes('apart=1'))).toEqual([])
    expect(await product(fixtures.giftCard.productId, '?apart=1', 'de-de')).not.toContain('Schicht für Schicht')
  })

  it('R075: a query parameter recipe makes the item a customized one, which goes into the cart with it', async () => {
    const page = await product(fixtures.plentiful.productId, '?recipe=two-tone-7')
    expect(page).toContain('Made for you, by the recipe two-tone-7.')
    expect(page).toContain('name="recipeId" value="two-tone-7"')
    // What is made to order is not sent as everything else is.
    expect(page).toContain('What shipping costs')
    expect(page).not.toContain('Shipping $')
    const shopper = openBrowser()
    const { upc } = fixtures.plentiful
    const added = await shopper.send('/-/cart/add?locale=en-us', { upc, qty: 1, recipeId: 'two-tone-7' })
    expect(await added.text()).toContain('two-tone-7')
  })

  it('R295: says beside the button that it may be paid later where the site offers that, and leads to what it means', async () => {
    const { productId } = fixtures.plentiful
    expect(await product(productId)).toContain('<a href="/en-us/help/payment">Pay later with Klarna</a>')
    expect(await product(productId, '', 'de-de')).toContain('Später bezahlen mit Klarna')
    expect(await product(productId, '', 'en-ca')).not.toContain('Klarna')
    const help = await openBrowser().ask('/en-us/help/payment')
    expect(await help.text()).toContain('Where Klarna is offered')
  })

  it.each([
    ['en-us', '80202', 'For 80202.', '8020x', 'This ZIP code does not look right.'],
    ['de-de', '80331', 'Für 80331.', 'SW1A 1AA', 'Diese Postleitzahl scheint nicht zu stimmen.'],
  ])('%s: says when it would be at a postal code, and what is none', async (locale, code, said, wrong, problem) => {
    const { productId } = fixtures.plentiful
    const page = await product(productId, `?postcode=${encodeURIComponent(code)}`, locale)
    expect(page).toContain(said)
    expect(page).toMatch(new RegExp(`<input[^>]* name="postcode"[^>]* value="${code}"`))
    const refused = await product(productId, `?postcode=${encodeURIComponent(wrong)}`, locale)
    expect([refused.includes(problem), refused.includes(said)]).toEqual([true, false])
    expect(refused).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="/)
  })

  it('reviews: bars are shares of all of them, days have a year, and what is in another language can be translated', async () => {
    const page = await product(fixtures.plentiful.productId)
    const counts = [...page.matchAll(/<meter min="0" max="(\d+)" value="(\d+)"/g)].map(([, most, count]) => [
      most,
      count,
    ])
    const all = counts.reduce((sum, [, count]) => sum + Number(count), 0)
    expect(new Set(counts.map(([most]) => Number(most)))).toEqual(new Set([all]))
    expect(page).toMatch(/<time dateTime="2026-05-18">May 18, 2026</)
    const [, foreign = ''] = /<article id="(rv-[\w-]+)"[^>]*lang="es"/.exec(page) ?? []
    const [, link = ''] = new RegExp(`href="([^"]*translate=${foreign}#${foreign})"[^>]*>Translate<`).exec(page) ?? []
    expect(await (await openBrowser().ask(link.replaceAll('&amp;', '&').split('#', 1)[0] ?? '')).text()).toContain(
      'Translated by machine',
    )
  })

  it('de-de: a price says that tax is in it and delivery is not, and every page leads to what the law wants said', async () => {
    const page = await product(fixtures.plentiful.productId, '', 'de-de')
    expect(page).toMatch(/inkl\. MwSt\., zzgl\.(?:<!-- -->)? <a href="\/de-de\/hilfe\/delivery">Versand<\/a>/)
    const shopper = openBrowser()
    const legal = [
      ['impressum', 'Geschäftsführerin'],
      ['agb', 'Mehrwertsteuer'],
      ['datenschutz', 'Aufsichtsbehörde'],
      ['widerruf', 'binnen vierzehn Tagen'],
    ] as const
    for (const [path, words] of legal) {
      expect(page).toContain(`href="/de-de/${path}"`)
      expect(await (await shopper.ask(`/de-de/${path}`)).text()).toContain(words)
    }
    const american = await product(fixtures.plentiful.productId)
    expect([
      american.includes('zzgl.'),
      american.includes('/en-us/imprint'),
      american.includes('/en-us/terms'),
    ]).toEqual([false, false, true])
  })

  it('a size in the address is chosen, also in another colour; one that the product has not is ignored', async () => {
    const checked = (page: string) => page.match(/<input(?=[^>]*name="upc")(?=[^>]*checked)[^>]*>/g) ?? []
    const page = await product(fixtures.plentiful.productId, '?color=rowan&size=M')
    expect(checked(page)).toHaveLength(1)
    expect(page).toMatch(/href="[^"]*\?color=slate&amp;size=M"/)
    expect(checked(await product(fixtures.plentiful.productId, '?size=none'))).toEqual([])
  })

  it('a recipe that is none is ignored', async () => {
    expect(await product(fixtures.plentiful.productId, '?recipe=%3Cscript%3E')).not.toContain('recipeId')
  })

  it('a size that is gone can be asked for, and the address is taken', async () => {
    const { productId, upc } = fixtures.soldOutProduct
    expect(await product(productId)).toMatch(new RegExp(`<option value="${upc}"`))
    const shopper = openBrowser()
    const told = await shopper.send('/-/product/notify?locale=en-us', { gone: upc, 'notify-email': 'ada@example.com' })
    expect(await told.json()).toMatchObject({ ok: true })
    const refused = await shopper.send('/-/product/notify?locale=en-us', { gone: upc, 'notify-email': 'ada@' })
    expect(await refused.json()).toMatchObject({ ok: false, problems: { 'notify-email': 'AUT453' } })
  })

  it.each([
    [
      'en-us',
      /href="\/en-us\/help\/delivery">Shipping \$7\.95, free from \$\d+</,
      'href="/en-us/help/repairs">Repaired for life<',
    ],
    [
      'en-gb',
      /href="\/en-gb\/help\/delivery">Delivery £4\.95, free from £\d+</,
      'href="/en-gb/help/returns">60-day returns<',
    ],
    [
      'de-de',
      /href="\/de-de\/hilfe\/delivery">Versand 5,95\u00a0€, ab \d+\u00a0€ kostenlos</,
      'href="/de-de/hilfe/repairs">Lebenslang repariert<',
    ],
  ])(
    '%s: what the store promises stands beside the button, each with a link to what says so',
    async (locale, free, said) => {
      const page = await product(fixtures.plentiful.productId, '', locale)
      const beside = page.slice(page.indexOf('type="submit" class="button', page.indexOf('id="buy"')))
      expect(beside).toMatch(free)
      expect(beside).toContain(said)
    },
  )

  it('what is sold out in every size says so and offers no button to buy', async () => {
    const page = await product(fixtures.soldOutProduct.productId)
    expect(page).toContain('Sold out in this color.')
    expect(page).not.toContain('>Add to cart<')
  })

  it('a product that was withdrawn is not found', async () => {
    expect((await openBrowser().ask('/en-us/p/gone-fh99999')).status).toBe(404)
  })

  it('says when it comes, which stores have it, what goes with it and what others say, before and below the button', async () => {
    const page = await product(fixtures.plentiful.productId)
    const order = ['Get it ', 'data-mount="pickup"', '>Add to cart<', 'Three layers for rain', 'id="reviews"']
    expect(order.map(part => page.indexOf(part)).filter(at => at < 0)).toEqual([])
    expect(order.toSorted((a, b) => page.indexOf(a) - page.indexOf(b))).toEqual(order)
    expect(page).toContain('href="/en-us/size-chart#womens-tops"')
  })

  it('R414, R416: how tall the model is, in the units of the country, and which size she wears; what members earn', async () => {
    const page = await product(fixtures.plentiful.productId)
    expect(page).toMatch(/The model is \d&#x27;\d+&quot; and wears size (?:S|M|L)\./)
    const [, price = ''] = /\$(\d+)\.\d\d/.exec(page.slice(page.indexOf('<h1'))) ?? []
    expect(page).toContain(`Fellholm Trails members earn ${price} points.`)
    const german = await product(fixtures.plentiful.productId, '', 'de-de')
    expect(german).toMatch(/Die Person im Bild ist 1\d\d\u00a0cm groß/)
  })
})

describe('/size-chart', () => {
  it('has every chart in two locales, in the unit of the country or the one that is asked for', async () => {
    const shopper = openBrowser()
    const american = await (await shopper.ask('/en-us/size-chart')).text()
    const german = await (await shopper.ask('/de-de/groessentabelle')).text()
    expect(american.match(/<table/g)).toHaveLength(chartNames.length)
    expect(german).toContain('82–88')
    expect(american).not.toContain('82–88')
    expect(await (await shopper.ask('/en-us/size-chart?unit=cm')).text()).toContain('82–88')
  })
})
