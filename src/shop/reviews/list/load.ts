import { href } from '#routes/href.ts'
import {
  reviewFits,
  reviewHeights,
  reviewSorts,
  type Review,
  type ReviewFit,
  type ReviewHeight,
  type ReviewSort,
} from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'

import { publicPage, type LoadResult, type PublicRequest } from '../../page.ts'
import { isNarrowed, type ReviewChoice } from './choice.ts'
import { ReviewsPage, type Props } from './page.tsx'

const pageSize = 10

const isFit = (fit: string | null): fit is ReviewFit => reviewFits.some(one => one === fit)
const isHeight = (height: string | null): height is ReviewHeight => reviewHeights.some(one => one === height)
const isSort = (sort: string | null): sort is ReviewSort => reviewSorts.some(one => one === sort)

function pageIn(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name) ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

function choiceOf(query: URLSearchParams): ReviewChoice {
  const sort = query.get('sort')
  const fit = query.get('fit')
  const size = query.get('size') ?? ''
  const height = query.get('height')
  return {
    sort: isSort(sort) ? sort : 'newest',
    scores: query
      .getAll('score')
      .filter(score => /^[1-5]$/.test(score))
      .map(Number),
    fit: isFit(fit) ? fit : undefined,
    size: /^[\w.-]{1,40}$/.test(size) ? size : undefined,
    height: isHeight(height) ? height : undefined,
    page: pageIn(query, 'page'),
    questionPage: pageIn(query, 'questions'),
    translate: /^[\w-]{1,64}$/.test(query.get('translate') ?? '') ? (query.get('translate') ?? undefined) : undefined,
  }
}

/** The words of one review in the locale's language, when it is on the page and there are any. */
async function translationOf(commerce: Commerce, reviews: readonly Review[], wanted: string | undefined) {
  if (!reviews.some(({ id }) => id === wanted) || wanted === undefined) return undefined
  const translation = await commerce('products.review.translate', { reviewId: wanted })
  return translation.ok && translation.value.translated ? translation.value : undefined
}

async function load({ commerce, language, locale, params, query }: PublicRequest): Promise<LoadResult<Props>> {
  const productId = params.productId ?? ''
  const choice = choiceOf(query)
  const { sort, scores, fit, size, height, page, questionPage } = choice
  const [details, reviews, questions, photos] = await Promise.all([
    commerce('products.details.get', { productId }),
    commerce('products.reviews.list', {
      productId,
      sort,
      page: `${page}`,
      pageSize: `${pageSize}`,
      ...(scores.length > 0 && { score: scores.map(String) }),
      ...(fit && { fit }),
      ...(size && { size }),
      ...(height && { height }),
    }),
    commerce('products.questions.list', { productId, page: `${questionPage}`, pageSize: `${pageSize}` }),
    commerce('social.stream-media.list', { streamId: `product-${productId.toLowerCase()}` }),
  ])
  if (!details.ok)
    return details.code === 'ORD404' ? { kind: 'missing' } : { kind: 'unavailable', reason: details.code }
  if (!reviews.ok) return { kind: 'unavailable', reason: reviews.code }
  const { id, name } = details.value
  const translation = await translationOf(commerce, reviews.value.items, choice.translate)
  return {
    kind: 'page',
    props: {
      product: details.value,
      choice,
      reviews: reviews.value,
      questions: questions.ok ? questions.value : undefined,
      photos: photos.ok ? photos.value.media : [],
      translation,
    },
    head: {
      title: `${language.t('reviews.of', { name })} · Fellholm`,
      canonical: href(locale, 'reviews', { productId: id }),
      noindex: isNarrowed(choice) || choice.translate !== undefined,
    },
    tags: ['catalog', `product:${id}`],
    degraded: !questions.ok,
  }
}

export const reviews = publicPage({ load, Page: ReviewsPage })
