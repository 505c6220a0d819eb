import { isMotionWelcome } from '../visitor/motion.ts'

/** R100: how many windows high a page is before the way back is worth a button. */
const windows = 4

function button(): HTMLElement | null {
  const later = document.querySelector<HTMLTemplateElement>('template[data-back-to-top-later]')
  later?.replaceWith(later.content)
  return document.querySelector<HTMLElement>('[data-back-to-top]')
}

/** R100: shown on a page of more than four windows' height once it is scrolled past the first. */
function show() {
  const found = button()
  if (found === null) return
  found.hidden = document.documentElement.scrollHeight <= windows * innerHeight || scrollY <= innerHeight
}

function goUp(event: Event) {
  if ((event.target as Element).closest('[data-back-to-top]') === null) return
  scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' })
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** One listener for every page of the document. The page may already be scrolled. */
export function startBackToTop(): void {
  show()
  addEventListener('scroll', show, { passive: true })
  addEventListener('resize', show, { passive: true })
  document.addEventListener('click', goUp)
}
