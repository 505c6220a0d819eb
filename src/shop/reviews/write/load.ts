import { productIdPattern } from '#src/commerce/calls/shapes.ts'
import { longOf } from '#src/product-ui/sizes/size-charts.ts'

import { chartOf } from '../../product/model/chart-of.ts'
import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { WriteReviewPage, WriteReviewSkeleton, type Props } from './page.tsx'

/** Without a product the page asks for one. */
async function load({ commerce, query, visit }: PersonalRequest): Promise<LoadResult<Props>> {
  const productId = query.get('productId') ?? ''
  if (!productIdPattern.test(productId)) return { kind: 'page', props: { isDone: false } }
  const details = await commerce('products.details.get', { productId })
  if (!details.ok)
    return details.code === 'ORD404'
      ? { kind: 'page', props: { isDone: false } }
      : { kind: 'unavailable', reason: details.code }
  const { id, name, slug, sizes, colors } = details.value
  const chart = chartOf(details.value)
  // Of what is as long as its wearer is tall it helps others to know how tall somebody is.
  const isForBody = chart !== undefined && longOf(chart) !== undefined
  const product = { id, name, slug, sizes, isForBody, image: colors[0]?.images[0] }
  const done = query.get('done')
  if (done !== null && visit.refused === undefined)
    return { kind: 'page', props: { product, isDone: true, hasPhotos: done === 'photos' } }
  return {
    kind: 'page',
    props: { product, isDone: false, ...(visit.refused && { refused: visit.refused }) },
  }
}

export const writeReview = personalPage({
  head: ({ language }) => ({ title: `${language.t('reviews.write')} · Fellholm` }),
  load,
  Page: WriteReviewPage,
  Skeleton: WriteReviewSkeleton,
})
