import { quote } from '../../cart/quote.ts'
import { imageOf } from '../../catalogue/views.ts'
import { findAccount } from '../../db/accounts/accounts.ts'
import { findBasket, isLeft } from '../../db/orders/baskets.ts'
import { agreedToNews, lowestPrice } from '../../db/accounts/interests.ts'
import type { Block, Content, Thing } from '../format/content.ts'
import { filled } from '../format/filled.ts'
import type { NewsKind } from '../kinds.ts'
import { thingOf } from '../orders/order-thing.ts'
import type { Stationery } from '../format/stationery.ts'
import { addressMark, stopToken, type Stopped } from './unsubscribe.ts'

/** The subject of a news letter: its name, its address, and the line below. */
type News = { readonly product?: string; readonly path: string; readonly blocks: readonly Block[] }

function productNews(
  { context, facts, language, pictureOf, hrefOf }: Stationery,
  of: readonly Block[],
): News | undefined {
  const catalogue = context.catalogue()
  const product = catalogue.find(facts.productId ?? '')
  const [color] = product?.colors ?? []
  if (product === undefined || color === undefined) return undefined
  const path = `/p/${product.path}`
  const thing: Thing = {
    name: product.name[language],
    detail: product.summary[language],
    picture: pictureOf(imageOf(catalogue, product, color, 'front', language).src),
    href: hrefOf(path),
  }
  return { product: thing.name, path, blocks: [{ is: 'things', things: [thing] }, ...of] }
}

/** The news settings of an account when the letter is sent. */
const wishesOf = ({ context, facts }: Stationery) =>
  findAccount(context.db, facts.accountId ?? '')?.details.notifications ?? {}

/** A price that has risen again meanwhile is no news. */
function priceDrop(stationery: Stationery): News | undefined {
  const { context, facts, words, money } = stationery
  const { price, productId = '' } = facts
  const now = lowestPrice(context.db, productId)
  if (price === undefined || now === undefined || now >= price.before) return undefined
  if (wishesOf(stationery).priceDropEmail !== true) return undefined
  const { currency } = context.catalogue()
  return productNews(stationery, [
    {
      is: 'pairs',
      rows: [[words.labels.before, money(price.before, currency)]],
      sum: [words.labels.now, money(now, currency)],
    },
  ])
}

/** Goes to those who asked for the SKU, and to accounts that have the product among their favorites and the setting on. */
const backInStock = (stationery: Stationery): News | undefined =>
  stationery.facts.accountId !== undefined && wishesOf(stationery).backInStockEmail !== true
    ? undefined
    : productNews(stationery, [])

/** A cart that was bought, emptied or is somebody's no more is none that was left. */
function cartLeft(stationery: Stationery): News | undefined {
  const { context, facts } = stationery
  const { basketId = '', accountId = '' } = facts
  const basket = findBasket(context.db, basketId, accountId)
  if (basket === undefined || !isLeft(context.db, basketId) || agreedToNews(context.db, accountId) === undefined)
    return undefined
  const { items, currency } = quote({ ...context, locale: stationery.locale, language: stationery.language }, basket)
  const things = items.filter(({ bonus }) => !bonus).map(line => thingOf(stationery, line, currency))
  return things.length === 0 ? undefined : { path: '/cart', blocks: [{ is: 'things', things }] }
}

const newsOf: Readonly<Record<NewsKind, (stationery: Stationery) => News | undefined>> = {
  'price-drop': priceDrop,
  'back-in-stock': backInStock,
  'cart-left': cartLeft,
}

/** A letter that somebody asked for, and can stop; nothing when they do not want it any more, or it is none any more. */
export function newsLetter(stationery: Stationery, kind: NewsKind, recipient: string): Content | undefined {
  const { context, words, facts, origin, hrefOf } = stationery
  const news = newsOf[kind](stationery)
  if (news === undefined) return undefined
  const stopped: Stopped =
    facts.accountId === undefined
      ? { what: 'asked', whose: addressMark(recipient) }
      : { what: kind, whose: facts.accountId }
  const query = `?${new URLSearchParams({ token: stopToken(context, stopped) })}`
  const values = { product: news.product ?? '' }
  const label = words.actions[kind === 'cart-left' ? 'cart' : 'look']
  return {
    subject: filled(words.news[kind].subject, values),
    lead: filled(words.news[kind].lead, values),
    blocks: [...news.blocks, { is: 'button', label, href: hrefOf(news.path) }],
    why: words.labels.whyNews,
    stop: {
      label: words.labels.stop,
      href: hrefOf(`/unsubscribe${query}`),
      postTo: `${origin}/-/unsubscribe${query}&locale=${stationery.locale}`,
    },
    link: news.path,
  }
}
