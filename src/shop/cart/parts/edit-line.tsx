import { href } from '#routes/href.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { variantsToChoose } from '../model/variants.ts'
import css from './delivery-options.module.css'

type Props = { readonly line: CartLine; readonly product: ProductDetails }

/** Another colour or size for a line, or for a gift among what there is of it, in its place in the cart. */
export function EditLine({ line, product }: Props) {
  const { locale, t } = useLanguage()
  const { bonusChoices } = line
  const options = variantsToChoose(product, line.giftAmount !== undefined).filter(
    ({ value }) => bonusChoices?.includes(value) ?? true,
  )
  return (
    <PostForm command="cart/variant" className={css.form} aria-label={t('cart.edit.title', { name: line.name })}>
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="qty" value={line.qty} />
      <SelectField name="upc" label={t('cart.edit.choice')} defaultValue={line.upc} options={options} />
      <FormProblem className={css.problem} />
      <div className={css.actions}>
        <Button type="submit">{t('cart.edit.save')}</Button>
        <ButtonLink look="plain" href={href(locale, 'cart')}>
          {t('cart.cancel')}
        </ButtonLink>
      </div>
    </PostForm>
  )
}
