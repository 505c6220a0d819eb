import { readHours, openingStateAt } from '#src/shop/stores/model/opening.ts'
import { dayText, timeText } from '#src/shop/stores/parts/times.ts'

import type { Mount } from '../mount/mount.ts'

/** Says whether a store is open at this moment, in its own time and in the page's words. */
export const mount: Mount = element => {
  const { lang } = document.documentElement
  const { hours = '', zone = 'UTC', open = '', today = '', later = '', closed = '' } = element.dataset
  const now = openingStateAt(readHours(hours), zone, Date.now())
  element.dataset.state = now.state
  if (now.state === 'open') element.textContent = open.replace('{time}', timeText(lang, now.until))
  else if (now.opens === undefined) element.textContent = closed
  else {
    const { day, at, isToday } = now.opens
    element.textContent = (isToday ? today : later)
      .replace('{day}', dayText(lang, day))
      .replace('{time}', timeText(lang, at))
  }
}
