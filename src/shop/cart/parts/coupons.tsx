import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { fieldTexts } from '../../field-texts.ts'
import type { RefusedCommand } from '../../page.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import typography from '#src/ui/typography.module.css'
import css from './coupons.module.css'

function Held({ coupon }: { readonly coupon: Cart['couponItems'][number] }) {
  const { t } = useLanguage()
  return (
    <li>
      <PostForm command="cart/coupon-remove" className={css.held}>
        <input type="hidden" name="code" value={coupon.code} />
        <Icon name="check" />
        <strong>{coupon.code}</strong>
        <button type="submit" className={css.remove}>
          <Icon name="close" />
          <span className="visually-hidden">{t('cart.coupon.remove', { code: coupon.code })}</span>
        </button>
      </PostForm>
      {!coupon.applied && <p className={typography.small}>{t('cart.coupon.waiting')}</p>}
    </li>
  )
}

type Props = {
  readonly coupons: Cart['couponItems']
  /** The refusal of a code that was posted without script. */
  readonly refused?: RefusedCommand | undefined
}

/** The codes a cart holds, and a place for another; a refused one is kept, and says why under the field (D21). */
export function Coupons({ coupons, refused }: Props) {
  const language = useLanguage()
  const { t } = language
  const problems = refused && fieldTexts(language, refused, () => t('cart.coupon'))
  return (
    <div className={css.coupons}>
      <PostForm command="cart/coupon" className={css.form} noValidate>
        <TextField
          name="code"
          label={t('cart.coupon')}
          error={problems?.code}
          defaultValue={refused?.values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" look="secondary">
          {t('cart.coupon.apply')}
        </Button>
      </PostForm>
      {coupons.length > 0 && (
        <ul className={css.list}>
          {coupons.map(coupon => (
            <Held key={coupon.code} coupon={coupon} />
          ))}
        </ul>
      )}
    </div>
  )
}
