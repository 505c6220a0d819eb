import { href } from '#routes/href.ts'
import { formatMoney } from '#src/kit/money.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { firstPicture } from '#src/ui/first-picture.ts'
import { TextField } from '#src/ui/controls/field.tsx'
import { QuantityField } from '#src/ui/controls/quantity.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import { GiftOptionFields } from '../../../gift-option-fields.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { amountChoices } from '../../model/amounts.ts'
import { maxQtyOfColor } from '../../model/choice.ts'
import typography from '#src/ui/typography.module.css'
import css from '../../page.module.css'
import type { Props } from '../../props.ts'
import form from './buy-box.module.css'
import { ColorPicker } from './color-picker.tsx'
import own from './gift-card-product.module.css'
import sizes from './size-picker.module.css'
import { Story } from '../story.tsx'

type Shown = Pick<Props, 'product' | 'color'>

/** The choice of amounts, and the field for another, which shows when it is chosen. */
function Amounts({ product, color }: Shown) {
  const { t, tag } = useLanguage()
  const { currency } = product.price
  const money = (amount: number) => formatMoney(amount, currency, tag, 'short')
  const { fixed, anySum } = amountChoices(product, color.id)
  return (
    <fieldset className={`${sizes.sizes} ${own.amounts}`}>
      <legend>{t('product.amount')}</legend>
      {fixed.map(({ upc, current }) => (
        <label key={upc} className={sizes.size}>
          <input type="radio" name="upc" value={upc} required />
          <span>{money(current)}</span>
        </label>
      ))}
      {anySum !== undefined && (
        <>
          <label className={`${sizes.size} ${own.other}`}>
            <input type="radio" name="upc" value={anySum.upc} required />
            <span>{t('product.amount.other')}</span>
          </label>
          <input type="hidden" name="sumUpc" value={anySum.upc} />
          <div className={own.sum}>
            <TextField
              name="giftSum"
              label={t('product.amount.sum', { currency })}
              hint={t('product.amount.between', { least: money(anySum.current), most: money(anySum.most) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required={false}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

/** Amount, recipient and quantity: a plain form that needs no script. */
function GiftCardForm({ product, color }: Shown) {
  const { t } = useLanguage()
  return (
    <PostForm
      className={form.form}
      command="cart/add"
      data-opens="panel=mini-cart"
      data-mount="buying"
      data-done={t('flash.added')}
      data-choose={t('product.choose-amount')}
    >
      <ErrorSummary problems={[]} />
      <Amounts product={product} color={color} />
      {product.giftCard === 'digital' && (
        <fieldset className={`${form.form} ${own.whom}`}>
          <legend>{t('cart.gift.title')}</legend>
          <GiftOptionFields />
        </fieldset>
      )}
      <FormProblem className={form.problem} />
      <div className={form.row}>
        <QuantityField name="qty" label={t('product.quantity')} max={maxQtyOfColor(product.variants, color.id)} />
        <Button type="submit" look="accent" wide>
          {t('product.add')}
        </Button>
      </div>
    </PostForm>
  )
}

/** A gift card's page: design, amount and recipient. */
export function GiftCardProduct({ product, color }: Shown) {
  const { locale, t } = useLanguage()
  return (
    <article className={css.page}>
      <Breadcrumbs
        trail={[
          { name: t('shell.home'), href: href(locale, 'home') },
          { name: t('gift-card.title'), href: href(locale, 'giftCard') },
        ]}
        here={product.name}
      />
      <div className={css.first}>
        <ul className={own.pictures} aria-label={t('product.pictures')}>
          {color.images.map(({ view, src, alt, width, height }) => (
            <li key={view}>
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                {...(view === 'front' ? firstPicture(src) : { loading: 'lazy' })}
              />
            </li>
          ))}
        </ul>
        <div className={css.buy}>
          <h1>{product.name}</h1>
          <p className={typography.muted}>{product.summary}</p>
          <ColorPicker
            colors={product.colors}
            chosen={color.id}
            slug={product.slug}
            size={undefined}
            label={t('product.design')}
          />
          <GiftCardForm product={product} color={color} />
        </div>
      </div>
      <Story product={product} isApart={false} />
    </article>
  )
}
