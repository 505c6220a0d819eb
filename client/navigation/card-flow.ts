import { isMotionWelcome } from '../visitor/motion.ts'
import { isInView } from './in-view.ts'

/** Over before a second press can come. */
const quickly = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const

const cardsIn = (main: Element) =>
  [...main.querySelectorAll<HTMLElement>('[data-cards] > li')].flatMap(card => {
    const link = card.querySelector<HTMLAnchorElement>(':scope > h3 > a')
    return link === null ? [] : [{ card, to: link.pathname, place: card.getBoundingClientRect() }]
  })

/**
 * Where the cards of a listing stand before its filters change; what it gives has those that stay go from there to their new
 * places. The results of a search change without it (R076).
 */
export function cardFlow(main: Element): (fresh: Element) => void {
  if (!isMotionWelcome() || new URLSearchParams(location.search).has('q')) return () => {}
  const before = new Map(cardsIn(main).flatMap(({ to, place }) => (isInView(place) ? [[to, place] as const] : [])))
  if (before.size === 0) return () => {}
  return fresh => {
    for (const { card, to, place } of cardsIn(fresh)) {
      const old = before.get(to)
      const [x, y] = [(old?.left ?? place.left) - place.left, (old?.top ?? place.top) - place.top]
      if (x !== 0 || y !== 0) card.animate({ translate: [`${x}px ${y}px`, '0 0'] }, quickly)
    }
  }
}
