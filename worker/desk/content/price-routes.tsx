import { Hono } from 'hono'

import { formatMoney } from '#src/kit/money.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import type { Operate } from '../orders/operate.ts'
import { refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { may } from '../staff/roles.ts'
import { PricePage, priceKey, type WrongPrice } from './price-page.tsx'
import type { SaveOutcome } from './outcome.tsx'
import { readMoney } from './read-fields.ts'
import { save } from './save.ts'

type Shown = {
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly wrong?: WrongPrice
}

const noPrice = 'Write a price as 89.95.'

/** A product's prices. */
export function priceRoutes(tools: Tools & { readonly operate: Operate }) {
  const app = new Hono<DeskEnv>()
  const { operate } = tools
  const outcomes = createOutcomes<Shown>()

  async function shown(c: DeskContext, status: 200 | 422, what: Shown) {
    const site = siteIn(c.req.param('site'))
    const product = await operate(site, 'operator.prices.get', { path: { productId: c.req.param('productId') ?? '' } })
    if (!product.ok) return refusedOrder(c, product.code, `/content?site=${site}`)
    c.status(status)
    const mayEdit = may(c.get('member').role, 'content.edit')
    return c.render(<PricePage {...{ site, mayEdit }} product={product.value} {...what} />, titled(product.value.name))
  }

  app.get('/:site/product/:productId', requires('content.view'), c =>
    shown(c, 200, outcomes.recall(c.req.query('outcome')) ?? { outcome: undefined }),
  )
  app.post('/:site/product/:productId', requires('content.edit'), async c => {
    const [field, site, productId] = [await formOf(c), siteIn(c.req.param('site')), c.req.param('productId')]
    const typed = { before: field('before'), current: field('current'), original: field('original') }
    const [current, original] = [readMoney(typed.current), readMoney(typed.original)]
    const refuse = (wrong: 'current' | 'original', why: string) =>
      shown(c, 422, { outcome: 'unreadable', wrong: { ...typed, wrong, why } })
    if (current === undefined) return refuse('current', noPrice)
    if (original === undefined) return refuse('original', noPrice)
    if (original < current) return refuse('original', 'Nothing costs more than it did before.')
    const product = await operate(site, 'operator.prices.get', { path: { productId } })
    if (!product.ok) return refusedOrder(c, product.code, `/content?site=${site}`)
    const before = product.value.prices.find(price => priceKey(price) === typed.before)
    if (before === undefined) return shown(c, 422, { outcome: 'outdated' })
    const body = { before: { current: before.current, original: before.original }, after: { current, original } }
    const said = (price: { readonly current: number; readonly original: number }) =>
      `${formatMoney(price.current, product.value.currency, 'en')} · ${formatMoney(price.original, product.value.currency, 'en')}`
    const saved = await save(tools, c.get('member'), [site, 'operator.price.change', { path: { productId }, body }], {
      action: 'change price',
      subject: `${site} · ${productId}`,
      before: said(before),
      after: said(body.after),
    })
    if (saved.outcome === 'refused') return refusedOrder(c, saved.code, `/content?site=${site}`)
    return c.redirect(`/content/${site}/product/${productId}?outcome=${outcomes.keep(saved)}`, 303)
  })
  return app
}
