import { distanceText } from '#src/language/distance.ts'
import { useLanguage, type Language } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Icon } from '#src/ui/icon.tsx'

import type { DeliveryOption } from '../model/delivery-options.ts'
import css from './delivery-options.module.css'

const isFetched = ({ place }: DeliveryOption) => place !== undefined

/** When it is there or ready, in days of the week and not in counts of days. */
function daysText({ t, day }: Language, way: DeliveryOption): string {
  if (way.days === undefined) return ''
  const { from, to } = way.days
  const key = isFetched(way) ? 'cart.ready' : 'cart.arrives'
  return from === to ? t(`${key}-on`, { day: day(from) }) : t(key, { from: day(from), to: day(to) })
}

/** How far a place is. */
const awayText = ({ t, tag, locale }: Language, metres: number | undefined): string =>
  metres === undefined ? '' : t('cart.way.distance', { distance: distanceText(tag, metres, locales[locale].country) })

function shelfText({ t }: Language, { code, shelf, isPossible }: DeliveryOption): string {
  if (code === 'sts') return t(isPossible ? 'cart.way.sent' : 'cart.way.too-few')
  if (code !== 'pickup' || shelf === undefined) return ''
  if (!isPossible) return t('cart.way.out')
  return shelf.state === 'low' && shelf.left !== undefined
    ? t('cart.way.low', { left: shelf.left })
    : t('cart.way.in-stock')
}

/** What a way is called: the platform's word for it, or what happens at the place. */
export function wayLabel({ t }: Language, { code, label, place }: DeliveryOption): string {
  if (place === undefined) return label
  if (code === 'pickup') return t('cart.way.pickup', { store: place.name })
  return code === 'sts' ? t('cart.way.sts', { store: place.name }) : t('cart.way.pudo', { place: place.name })
}

/** The line under it: where, how far, when, and why not. */
export function wayText(language: Language, way: DeliveryOption): string {
  const { place, distance, isPossible } = way
  const where = place === undefined ? '' : `${place.addressLine1}, ${place.city}`
  const why = !isPossible && place === undefined ? language.t('cart.way.too-few') : ''
  const parts = [where, awayText(language, distance), daysText(language, way), shelfText(language, way), why]
  return parts.filter(part => part !== '').join(' · ')
}

/** How a line is to travel, under its name. */
export function WayLine({ way }: { readonly way: DeliveryOption }) {
  const language = useLanguage()
  const days = daysText(language, way)
  return (
    <p className={css.way}>
      <Icon name={isFetched(way) ? 'store' : 'truck'} />
      <span className={css.parts}>
        <span>{wayLabel(language, way)}</span>
        {days !== '' && <span>{days}</span>}
      </span>
    </p>
  )
}
