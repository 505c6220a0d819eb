import { href } from '#routes/href.ts'
import { storeServices, type Store, type StoreService } from '#src/commerce/calls/catalogue/stores.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import band from '#src/ui/layout/page.module.css'
import fold from '#src/ui/layout/fold.module.css'

import { LocationForm } from '../parts/location-form.tsx'
import { StoreList } from '../parts/store-list.tsx'
import css from './page.module.css'

export type Props = {
  readonly q: string
  readonly services: readonly StoreService[]
  /** The typed place is unknown. */
  readonly isLost: boolean
  /** The place the words were understood to mean. */
  readonly around: string | undefined
  readonly stores: readonly Store[]
}

function Services({ chosen }: { readonly chosen: readonly StoreService[] }) {
  const { t } = useLanguage()
  return (
    <details className={css.services} open={chosen.length > 0}>
      <summary className={fold.summary}>{t('stores.services')}</summary>
      <fieldset>
        <legend className="visually-hidden">{t('stores.services')}</legend>
        {storeServices.map(service => (
          <label key={service}>
            <input type="checkbox" name="service" value={service} defaultChecked={chosen.includes(service)} />
            {t(`stores.service.${service}`)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** `/store-locator`: the list comes first, the map repeats it. */
export function StoreLocatorPage({ q, services, isLost, around, stores }: Props) {
  const { locale, t } = useLanguage()
  const path = href(locale, 'storeLocator')
  return (
    <div className={`${band.band} ${css.page}`}>
      <h1>{t('stores.title')}</h1>
      <p className={css.lead}>{t('stores.lead')}</p>
      <LocationForm action={path} q={q} error={isLost ? t('stores.lost', { q }) : undefined}>
        <Services chosen={services} />
      </LocationForm>
      {!isLost && (
        <p role="status" className={css.count}>
          {around === undefined || around === ''
            ? t('stores.count', { count: stores.length })
            : t('stores.count-around', { count: stores.length, place: around })}
        </p>
      )}
      {stores.length > 0 ? (
        <StoreList stores={stores} />
      ) : (
        <EmptyState
          icon="store"
          title={t('stores.none')}
          text={t('stores.none.text')}
          action={<ButtonLink href={path}>{t('stores.all')}</ButtonLink>}
        />
      )}
    </div>
  )
}
