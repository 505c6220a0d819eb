import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales, type SiteName } from '#src/language/locales.ts'

import { mapWidth, onMap, regions } from '../model/regions.ts'
import css from './store-map.module.css'

/** `fellholm-us` → `/maps/us.svg`. */
const landOf = (site: SiteName): string => `/maps/${site.slice(-2)}.svg#land`

const steps = [
  { step: 'in', sign: '+' },
  { step: 'out', sign: '−' },
  { step: 'left', sign: '←' },
  { step: 'up', sign: '↑' },
  { step: 'down', sign: '↓' },
  { step: 'right', sign: '→' },
] as const

/** A map of the listed stores, with links to their entries. It is drawn here, so no tile server learns of the visit. */
export function StoreMap({ stores }: { readonly stores: readonly Store[] }) {
  const { locale, t } = useLanguage()
  const { site } = locales[locale]
  const { height } = regions[site]
  return (
    <div className={css.map} data-mount="map">
      <svg viewBox={`0 0 ${mapWidth} ${height}`} className={css.picture} role="group" aria-label={t('stores.map')}>
        <use href={landOf(site)} className={css.land} />
        {stores.map(store => {
          const place = onMap(site, store)
          return (
            place !== undefined && (
              <a key={store.id} href={`#${store.id}`} aria-label={store.name}>
                <circle cx={place.x} cy={place.y} r="22" className={css.reach} />
                <circle cx={place.x} cy={place.y} r="9" className={css.sign}>
                  <title>{store.name}</title>
                </circle>
              </a>
            )
          )
        })}
      </svg>
      <div className={css.steps}>
        {steps.map(({ step, sign }) => (
          <button key={step} type="button" data-map={step} aria-label={t(`stores.map.${step}`)}>
            {sign}
          </button>
        ))}
      </div>
    </div>
  )
}
