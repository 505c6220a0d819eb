import { readHours, standingAt } from '#src/shop/stores/model/opening.ts'
import { dayText, timeText } from '#src/shop/stores/parts/times.ts'

import type { Enhancement } from '../enhancements.ts'
import { pageLanguage } from '../language.ts'

/** Says whether a store is open at this moment, in its own time. */
export const tellOpenNow: Enhancement = async element => {
  const { t, tag } = await pageLanguage()
  const { hours = '', zone = 'UTC' } = element.dataset
  const standing = standingAt(readHours(hours), zone, Date.now())
  element.dataset.state = standing.state
  if (standing.state === 'open') element.textContent = t('stores.open-until', { time: timeText(tag, standing.until) })
  else if (standing.opens === undefined) element.textContent = t('stores.closed')
  else {
    const { day, at, isToday } = standing.opens
    const time = timeText(tag, at)
    element.textContent = isToday
      ? t('stores.opens-today', { time })
      : t('stores.opens-on', { day: dayText(tag, day), time })
  }
}
