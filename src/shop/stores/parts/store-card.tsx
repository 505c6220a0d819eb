import { Fragment } from 'react'

import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import { streetLines } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { distanceText } from '#src/language/distance.ts'
import { Hours, OpenNow } from './hours.tsx'
import css from './store-card.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'

type Props = { readonly store: Store }

/** The way there, on a map that is asked only by who presses. */
function Directions({ store: { name, latitude, longitude } }: Props) {
  const { t } = useLanguage()
  const address = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {t('stores.directions')}
      <span className="visually-hidden">: {name}</span>
    </a>
  )
}

export const StoreAddress = ({ store }: Props) => (
  <address className={css.address}>
    {streetLines(store).map(line => (
      <Fragment key={line}>
        {line}
        <br />
      </Fragment>
    ))}
    <a href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>{store.phone}</a>
    <br />
    <Directions store={store} />
  </address>
)

/** The store's stock of the requested SKU. */
export function StoreStock({ store }: Props) {
  const { t } = useLanguage()
  const [stock] = store.inventory ?? []
  if (stock === undefined) return null
  return (
    <p className={css.stock} data-state={stock.state}>
      {t(`stores.stock.${stock.state}`, { count: stock.left ?? 0 })}
    </p>
  )
}

/** Makes a store the shopper's own. With another one remembered the browser asks first (`client/enhancements/my-store`). */
function Choose({ store }: Props) {
  const { t } = useLanguage()
  return (
    <PostForm command="stores/choose" data-opens="modal=store-changed">
      <input type="hidden" name="store" value={store.id} />
      <Button type="submit" look="secondary">
        {t('stores.choose')}
        <span className="visually-hidden">: {store.name}</span>
      </Button>
    </PostForm>
  )
}

/** One store of a list: where it is, when it is open, what it does. */
export function StoreCard({ store }: Props) {
  const { t, tag } = useLanguage()
  return (
    <li id={store.id} className={css.card} data-store={store.id}>
      <div className={css.head}>
        <h2>{store.name}</h2>
        {store.distance !== undefined && <span>{distanceText(tag, store.distance, store.countryCode)}</span>}
      </div>
      <p className={css.mine}>
        <Badge>{t('stores.mine')}</Badge>
      </p>
      <StoreStock store={store} />
      <OpenNow store={store} />
      <StoreAddress store={store} />
      <Hours store={store} />
      <ul className={css.services} aria-label={t('stores.services')}>
        {store.services.map(service => (
          <li key={service}>{t(`stores.service.${service}`)}</li>
        ))}
      </ul>
      <div className={css.choose}>
        <Choose store={store} />
      </div>
    </li>
  )
}
