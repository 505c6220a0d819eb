import type { Mount } from '../mount/mount.ts'

/** Until when to order, in the shopper's own time, put into the page's words; nothing once that moment has passed. */
export const mount: Mount = element => {
  const moment = Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(moment) || moment < Date.now()) return
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
  }).format(moment)
  element.textContent = (element.dataset.text ?? '').replace('{}', time)
}
