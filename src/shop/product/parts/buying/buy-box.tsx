import { href } from '#routes/href.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { PointsToEarn } from '#src/product-ui/payment/points-to-earn.tsx'
import type { FitAdvice } from '#src/product-ui/reviews/fit-advice.ts'
import { bodyHeight } from '#src/product-ui/sizes/body-height.ts'
import type { ChartName } from '#src/product-ui/sizes/size-charts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Island } from '#src/ui/island.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QuantityField } from '#src/ui/controls/quantity.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import type { SizeChoice } from '../../model/choice.ts'
import css from './buy-box.module.css'
import { SizePicker } from './size-picker.tsx'
import { DeliveryChoice } from '../pickup/delivery-choice.tsx'
import { Trust, type ShippingCost } from './trust.tsx'
import { Wallet } from './wallet.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

/** The form that buys; a button elsewhere on the page names it. */
export const buyForm = 'buy'

type Props = {
  readonly productId: string
  readonly sizes: readonly SizeChoice[]
  /** The size it was come for. */
  readonly size: string | undefined
  /** Most that a line may hold. */
  readonly most: number
  /** A customized item of this recipe. */
  readonly recipe: string | undefined
  /** The chart that tells these sizes. */
  readonly chart: ChartName | undefined
  /** How those who bought it say that it fits. */
  readonly fit: FitAdvice | undefined
  /** What it costs to have it delivered, where that is known. */
  readonly shipping: ShippingCost | undefined
  /** The payment method by which it can be paid later. */
  readonly payLater: ProductDetails['payLater']
  /** Who wears it in its picture. */
  readonly worn: ProductDetails['worn']
  /** Points that a member earns with it. */
  readonly points: number | undefined
}

/** Sizes, quantity and the button: a plain form, which works before any script and without it. */
export function BuyBox({ productId, sizes, size, most, recipe, chart, fit, shipping, payLater, worn, points }: Props) {
  const { locale, t } = useLanguage()
  const soldOut = sizes.every(size => size.state === 'out')
  return (
    <PostForm
      id={buyForm}
      className={css.form}
      command="cart/add"
      data-opens="panel=mini-cart"
      data-mount="buying"
      data-done={t('flash.added')}
      data-choose={t('product.choose-size')}
    >
      {recipe !== undefined && <input type="hidden" name="recipeId" value={recipe} />}
      <Island name="size-picker" wake="interaction" component={SizePicker} props={{ productId, sizes, chosen: size }} />
      {chart !== undefined && (
        <a
          className={css.chart}
          href={`${href(locale, 'sizeChart')}#${chart}`}
          data-dialog={`modal=size-chart_${chart}`}
        >
          {t('product.charts')}
        </a>
      )}
      {worn !== undefined && (
        <p className={css.fit}>{t('product.worn', { height: bodyHeight(locale, worn.height), size: worn.size })}</p>
      )}
      {fit !== undefined && (
        <p className={css.fit}>
          {fit.size !== undefined && `${t('product.fit.of', { size: fit.size })} `}
          {t(`product.fit.${fit.fit}`, { share: fit.share })}
        </p>
      )}
      {!soldOut && recipe === undefined && (
        <DeliveryChoice productId={productId} isFolded={size !== undefined || sizes.length === 1} />
      )}
      <FormProblem className={css.problem} />
      {soldOut ? (
        <Notice look="info">{t('product.all-sold-out')}</Notice>
      ) : (
        <div className={css.row}>
          <QuantityField name="qty" label={t('product.quantity')} max={most} />
          <Button type="submit" look="accent" wide>
            {t('product.add')}
          </Button>
        </div>
      )}
      {!soldOut && <Wallet />}
      <Trust shipping={shipping} payLater={payLater} />
      <PointsToEarn points={points} />
    </PostForm>
  )
}
