import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './express-offer.module.css'

/** All that an order needs is saved: straight to the summary, by itself when nothing else was asked for (R172). */
export function ExpressOffer({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useLanguage()
  return (
    <PostForm command="checkout/express" data-repeat={isFirst ? 0 : undefined} className={css.offer}>
      <p>{t('checkout.express.text')}</p>
      <Button type="submit" look="secondary">
        {t('checkout.express')}
      </Button>
    </PostForm>
  )
}
