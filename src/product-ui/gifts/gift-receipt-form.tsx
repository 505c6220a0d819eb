import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { longestGift } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'

import css from './gift-receipt.module.css'
import { giftReceiptCommand } from './gift-receipt-command.ts'
import { GiftReceiptNote } from './gift-receipt-note.tsx'

type Props = {
  readonly cart: Pick<Cart, 'items' | 'giftReceipt'>
  /** Where it is said, and where one stays. */
  readonly at: 'cart' | 'checkout'
  /** What was typed into a form without script that was refused, and what is wrong with it. */
  readonly refused?: { readonly note: string | undefined; readonly problem: string | undefined } | undefined
}

/** Says that the goods are a gift, with a note for their parcel, and takes it back (R417). What goes by e-mail is given otherwise. */
export function GiftReceiptForm({ cart: { items, giftReceipt }, at, refused }: Props) {
  const { t } = useLanguage()
  if (items.every(({ giftCard }) => giftCard === 'digital')) return null
  const isGift = giftReceipt !== undefined
  return (
    <div>
      {at === 'cart' && <GiftReceiptNote receipt={giftReceipt} />}
      <details className={css.gift} open={refused !== undefined}>
        <summary className={fold.summary}>{t(isGift ? 'cart.gift-receipt.edit' : 'cart.gift-receipt')}</summary>
        <PostForm command={giftReceiptCommand} className={css.form}>
          <TextArea
            name="giftNote"
            label={t('cart.gift-receipt.note')}
            hint={t('cart.gift-receipt.hint', { count: longestGift.message })}
            error={refused?.problem}
            defaultValue={refused?.note ?? giftReceipt?.note}
            rows={3}
            maxLength={longestGift.message}
            autoComplete="off"
            optional
          />
          <input type="hidden" name="at" value={at} />
          <FormProblem />
          <Button type="submit" look="secondary">
            {t(isGift ? 'cart.gift-receipt.change' : 'cart.gift-receipt.save')}
          </Button>
        </PostForm>
        {isGift && (
          <PostForm command="cart/gift-receipt-remove">
            <input type="hidden" name="at" value={at} />
            <Button type="submit" look="plain">
              {t('cart.gift-receipt.undo')}
            </Button>
          </PostForm>
        )}
      </details>
    </div>
  )
}
