import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import field from '#src/ui/controls/field.module.css'
import page from '#src/ui/layout/page.module.css'

import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './strip.module.css'

/** A strip with one field: where is the next store. */
export function StoreFinder({ data, id }: SectionProps<'store-finder'>) {
  const { locale, t } = useLanguage()
  return (
    <section className={css.strip} aria-labelledby={headingId(id)}>
      <div className={`${page.band} ${css.inside}`}>
        <div>
          <h2 id={headingId(id)}>{data.title}</h2>
          <p>{data.text}</p>
        </div>
        <form action={href(locale, 'storeLocator')} method="get" className={css.row}>
          <label htmlFor={`${id}-place`} className="visually-hidden">
            {t('stores.place')}
          </label>
          <input
            id={`${id}-place`}
            name="q"
            className={field.input}
            placeholder={t('stores.place')}
            autoComplete="postal-code"
            maxLength={80}
          />
          <Button type="submit">{t('stores.find')}</Button>
        </form>
      </div>
    </section>
  )
}
