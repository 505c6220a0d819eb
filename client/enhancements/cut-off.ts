import type { Enhancement } from '../enhancements.ts'
import { pageLanguage } from '../language.ts'

/** Until when to order, in the shopper's own time; nothing once that moment has passed. */
export const tellCutOff: Enhancement = async element => {
  const moment = Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(moment) || moment < Date.now()) return
  const { t, tag } = await pageLanguage()
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) })
  element.textContent = ` ${t('product.order-before', { time: format.format(moment) })}`
}
