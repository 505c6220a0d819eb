import type { Mount } from '../mount/mount.ts'

/** A moment in the shopper's own time and the page's language, with its day unless that is today. */
function localTime(moment: number): string {
  const { lang } = document.documentElement
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(moment)
  if (new Date(moment).toDateString() === new Date().toDateString()) return time
  return `${new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(moment)}, ${time}`
}

/**
 * Until when to order, put into the page's words; nothing once that moment has passed. It waits until its place is seen: the first
 * format of a browser holds a phone up for some seventy milliseconds, and few see the place before they scroll.
 */
export const mount: Mount = element => {
  const moment = Date.parse(element.getAttribute('datetime') ?? '')
  if (Number.isNaN(moment) || moment < Date.now()) return undefined
  const seen = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    element.textContent = (element.dataset.text ?? '').replace('{}', localTime(moment))
  })
  seen.observe(element)
  return () => seen.disconnect()
}
