import { useLanguage } from '#src/language/use-language.tsx'

import css from './recently-viewed.module.css'

type Props = { readonly id: string; readonly name: string; readonly src: string }

/** Where the products go that this browser has looked at: it alone knows which. */
export function RecentlyViewed({ id, name, src }: Props) {
  const { t } = useLanguage()
  return (
    <section
      className={css.viewed}
      aria-labelledby="viewed-title"
      data-mount="recently-viewed"
      data-wake="load"
      data-id={id}
      data-name={name}
      data-src={src}
      hidden
    >
      <h2 id="viewed-title">{t('product.viewed')}</h2>
      <ul />
    </section>
  )
}
