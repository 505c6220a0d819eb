import type { ReactNode } from 'react'

import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { ownValue } from '#src/kit/own-value.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'

import { formTexts } from '../../field-texts.ts'
import { GiftOptionFields } from '../../gift-option-fields.tsx'
import type { RefusedCommand } from '../../page.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { giftFieldNames } from '../model/gift-field-names.ts'
import css from './delivery-options.module.css'

type Props = {
  readonly line: CartLine
  /** The refusal of this form, posted without script. */
  readonly refused?: RefusedCommand | undefined
  /** The way out without a change. */
  readonly leave?: ReactNode
}

/** The recipient form of a gift card, on the cart page or in a dialog. */
export function GiftForm({ line, refused, leave }: Props) {
  const language = useLanguage()
  const { t } = language
  const own = refused?.command === 'cart/gift' ? refused : undefined
  const { fields, list } = formTexts(language, own, field => t(ownValue(giftFieldNames, field) ?? 'cart.gift.title'))
  return (
    <PostForm command="cart/gift" data-leaves className={css.form} aria-label={t('cart.gift.title')} noValidate>
      <ErrorSummary problems={list} />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="qty" value={line.qty} />
      <GiftOptionFields gift={line.giftOption} errors={fields} values={own?.values} />
      <div className={css.actions}>
        <Button type="submit">{t('cart.gift.save')}</Button>
        {leave}
      </div>
    </PostForm>
  )
}
