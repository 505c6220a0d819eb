import type { PriceRange } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import css from './buy-bar.module.css'
import { buyForm } from './buy-box.tsx'

type Props = { readonly name: string; readonly price: PriceRange }

/** The button once more, at the foot of a small screen while the real one is out of view. */
export function BuyBar({ name, price }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.bar} data-mount="buying" data-after-paint="floating">
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <PriceTag price={price} />
      </div>
      <Button type="submit" look="accent" form={buyForm}>
        {t('product.add')}
      </Button>
    </div>
  )
}
