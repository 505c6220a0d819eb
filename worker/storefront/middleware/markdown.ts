import { href } from '#routes/href.ts'
import type { RouteName } from '#routes/table.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { Language } from '#src/language/language.ts'
import { productIdOf } from '#src/product-ui/product-id.ts'

import { pageBudget } from '../proxy/budget.ts'
import type { PublicRouteName } from '../pages/registry.ts'
import { commerceFor } from '../proxy/commerce-for.ts'
import type { RequestContext } from '../request-context.ts'
import { when } from './when.ts'

/** Signs that mean something in Markdown stand for themselves. */
const plain = (text: string): string => text.replaceAll(/([\\`*_[\]<>#|])/g, '\\$1')

type Written = (commerce: Commerce, language: Language, slug: string, origin: string) => Promise<string | undefined>

const product: Written = async (commerce, { locale, money, t }, slug, origin) => {
  const productId = productIdOf(slug)
  const found = await commerce('products.details.get', { productId })
  if (!found.ok) return undefined
  const { name, description, price, colors, sizes, facts, features, rating, slug: own } = found.value
  return [
    `# ${plain(name)}`,
    '',
    plain(description),
    '',
    `- ${money(price.lowCurrent, price.currency)}${price.lowCurrent === price.highCurrent ? '' : ` – ${money(price.highCurrent, price.currency)}`}`,
    `- ${t('product.color')}: ${colors.map(color => plain(color.name)).join(', ')}`,
    `- ${t('product.size')}: ${sizes.map(size => plain(size.name)).join(', ')}`,
    ...facts.map(fact => `- ${plain(fact.name)}: ${plain(fact.value)}`),
    ...(rating.reviewsCount > 0
      ? [`- ${t('browse.rating', { score: rating.score, count: rating.reviewsCount })}`]
      : []),
    '',
    ...features.map(feature => `- **${plain(feature.title)}**: ${plain(feature.text)}`),
    '',
    origin + href(locale, 'product', { slug: own }),
    '',
  ].join('\n')
}

const category: Written = async (commerce, { locale, money }, slug, origin) => {
  const found = await commerce('products.search.query', { category: slug, pageSize: '48' })
  if (!found.ok || found.value.category === undefined) return undefined
  const { category: own, items, total } = found.value
  return [
    `# ${plain(own.name)}`,
    '',
    plain(own.description),
    '',
    ...items.map(
      card =>
        `- [${plain(card.name)}](${origin + href(locale, 'product', { slug: card.slug })}): ${money(card.price.lowCurrent, card.price.currency)}, ${plain(card.summary)}`,
    ),
    '',
    `${items.length} / ${total}`,
    '',
  ].join('\n')
}

const written = { product, category } as const satisfies Partial<Record<PublicRouteName, Written>>

const isWritten = (name: RouteName): name is keyof typeof written => name in written

const asksForMarkdown = ({ request }: RequestContext): boolean =>
  request.headers.get('accept')?.includes('text/markdown') === true

/** Products and listings as Markdown for requests with `Accept: text/markdown`. */
export const markdownPages = when(asksForMarkdown, async (c, next) => {
  const match = c.get('match')
  if (match === undefined || !isWritten(match.name)) return next()
  const { name, params } = match
  const { settings } = c.env
  const { locale } = c.var
  const budget = pageBudget(settings, name)
  const commerce = commerceFor(c, locale, { budget })
  const text = await written[name](commerce, languageOf(locale), params.slug ?? '', settings.STORE_ORIGIN)
  if (text === undefined) return next()
  return c.body(text, 200, {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=60',
    vary: 'accept',
  })
})
