import { href } from '#routes/href.ts'

import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { slotTags } from '#src/sections/slot-tags.ts'
import { productIdOf } from '#src/product-ui/product-id.ts'

import { publicPage, type Head, type LoadResult, type PublicRequest } from '../page.ts'
import { breadcrumbList, productData } from '../../product-ui/structured-data.ts'
import { chosenColor } from './model/choice.ts'
import { testedParts } from './model/tested-parts.ts'
import { ProductPage, type Props } from './page.tsx'

/** `/p/{readable-part}-{id}`: the id is what follows the last dash. */

/** R075: the recipe of a customized item. */
function recipeIn(query: URLSearchParams): string | undefined {
  const recipe = query.get('recipe') ?? ''
  return /^[\w-]{1,64}$/.test(recipe) ? recipe : undefined
}

/** When it would be at which postal code; one that is none is told apart, and the promise is then that for everywhere. */
async function stockAt(commerce: PublicRequest['commerce'], productId: string, query: URLSearchParams) {
  const typed = (query.get('postcode') ?? '').trim().slice(0, 12)
  const asked = await commerce('products.inventory.get', { productId, ...(typed !== '' && { postalCode: typed }) })
  const isNone = !asked.ok && asked.code === 'CHK320'
  const inventory = isNone ? await commerce('products.inventory.get', { productId }) : asked
  return { inventory, postcode: typed === '' ? undefined : { typed, isNone } }
}

/** The most helpful opinions that stand on the page itself. */
const opinionsShown = 3

/** All calls of the page, made at once. */
async function ask({ commerce, locale, query }: PublicRequest, productId: string) {
  const [details, stock, reviews, sets, slots] = await Promise.all([
    commerce('products.details.get', { productId }),
    stockAt(commerce, productId, query),
    commerce('products.reviews.list', { productId, sort: 'helpful', pageSize: `${opinionsShown}` }),
    commerce('products.product-sets.list', { productId }),
    commerce('content.product.get', { mode: 'publish', siteId: locales[locale].site, productId }),
  ])
  return { details, ...stock, reviews, sets, slots }
}

/** The page's head, for search engines and shared links. */
function headOf(
  { language, locale }: PublicRequest,
  { product, color, stock }: Pick<Props, 'product' | 'color' | 'stock'>,
): Head {
  const path = href(locale, 'product', { slug: product.slug })
  const [first] = color.images
  return {
    title: `${product.name} · Fellholm`,
    description: product.description,
    canonical: path,
    data: [
      productData(locale, product, stock),
      breadcrumbList([
        { name: language.t('shell.home'), href: href(locale, 'home') },
        ...product.trail.map(({ name, slug }) => ({ name, href: href(locale, 'category', { slug }) })),
        { name: product.name, href: path },
      ]),
    ],
    ...(first && { image: first.src }),
    ...(first && { preloadImage: { ...first, place: 'gallery' } }),
  }
}

async function load(request: PublicRequest): Promise<LoadResult<Props>> {
  const { commerce, locale, params, query, variants } = request
  const slug = params.slug ?? ''
  const productId = productIdOf(slug)
  if (!/^[A-Z0-9]{3,20}$/.test(productId)) return { kind: 'missing' }
  const { details, inventory, postcode, reviews, sets, slots } = await ask(request, productId)
  if (!details.ok)
    return details.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: details.code }
  const product = details.value
  if (product.slug !== slug)
    return { kind: 'redirect', to: href(locale, 'product', { slug: product.slug }), status: 301 }
  const color = chosenColor(product.colors, query.get('color'))
  if (color === undefined) return { kind: 'missing' }
  const weather = color.weather?.find(({ id }) => id === query.get('weather'))
  const stock = inventory.ok ? inventory.value.items : []
  const { complete, tags, ...content } = await loadSections(
    commerce,
    locale,
    `product/${product.id}`,
    slots.ok ? slots.value : { sections: [] },
  )
  return {
    kind: 'page',
    props: {
      product,
      stock,
      delivery: inventory.ok ? inventory.value.delivery : undefined,
      color,
      weather,
      isApart: query.has('apart'),
      postcode,
      size: product.sizes.find(({ id }) => id === query.get('size'))?.id,
      recipe: recipeIn(query),
      reviews: reviews.ok ? reviews.value : undefined,
      sets: sets.ok ? sets.value.sets : [],
      content,
      tested: testedParts(variants),
    },
    head: headOf(request, { product, color, stock }),
    tags: [
      'catalog',
      `product:${product.id}`,
      ...slotTags(slots.ok ? slots.value : {}),
      ...(sets.ok ? sets.value.sets : []).flatMap(set => set.items.map(({ id }) => `product:${id}`)),
      ...tags,
    ],
    degraded: !inventory.ok || !reviews.ok || !sets.ok || !slots.ok || !complete,
  }
}

export const product = publicPage({ load, Page: ProductPage })
