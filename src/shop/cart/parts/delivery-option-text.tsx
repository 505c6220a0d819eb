import { streetLine } from '#src/language/address-lines.ts'
import { distanceText } from '#src/language/distance.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Icon } from '#src/ui/icon.tsx'

import type { DeliveryOption } from '../model/delivery-options.ts'
import css from './delivery-options.module.css'

const isFetched = ({ place }: DeliveryOption) => place !== undefined

/** When it is there or ready, in days of the week and not in counts of days. */
function daysText({ t, day }: Language, option: DeliveryOption): string {
  if (option.days === undefined) return ''
  const { from, to } = option.days
  const key = isFetched(option) ? 'cart.ready' : 'cart.arrives'
  return from === to ? t(`${key}-on`, { day: day(from) }) : t(key, { from: day(from), to: day(to) })
}

/** How far a place is. */
const distanceFromSearch = ({ t, tag, locale }: Language, metres: number | undefined): string =>
  metres === undefined
    ? ''
    : t('cart.delivery-option.distance', { distance: distanceText(tag, metres, locales[locale].country) })

function stockText({ t }: Language, { code, stock, isPossible }: DeliveryOption): string {
  if (code === 'sts') return t(isPossible ? 'cart.delivery-option.sent' : 'cart.delivery-option.too-few')
  if (code !== 'pickup' || stock === undefined) return ''
  if (!isPossible) return t('cart.delivery-option.out')
  return stock.state === 'low' && stock.left !== undefined
    ? t('cart.delivery-option.low', { left: stock.left })
    : t('cart.delivery-option.in-stock')
}

/** A delivery option's label: the platform's, or that of the place. */
export function deliveryOptionLabel({ t }: Language, { code, label, place }: DeliveryOption): string {
  if (place === undefined) return label
  if (code === 'pickup') return t('cart.delivery-option.pickup', { store: place.name })
  return code === 'sts'
    ? t('cart.delivery-option.sts', { store: place.name })
    : t('cart.delivery-option.pudo', { place: place.name })
}

/** The line under it: where, how far, when, and why not. */
export function deliveryOptionText(language: Language, option: DeliveryOption): string {
  const { place, distance, isPossible } = option
  const where = place === undefined ? '' : streetLine(place)
  const why = !isPossible && place === undefined ? language.t('cart.delivery-option.too-few') : ''
  const parts = [
    where,
    distanceFromSearch(language, distance),
    daysText(language, option),
    stockText(language, option),
    why,
  ]
  return parts.filter(part => part !== '').join(' · ')
}

/** How a line is to travel, under its name. */
export function ChosenDelivery({ option }: { readonly option: DeliveryOption }) {
  const language = useLanguage()
  const days = daysText(language, option)
  return (
    <p className={css.way}>
      <Icon name={isFetched(option) ? 'store' : 'truck'} />
      <span className={css.parts}>
        <span>{deliveryOptionLabel(language, option)}</span>
        {days !== '' && <span>{days}</span>}
      </span>
    </p>
  )
}
