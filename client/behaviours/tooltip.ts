import { listening } from '../mount/listening.ts'

/** Escape hides a tooltip until the next hover or focus (WCAG 1.4.13). */
export const mount = listening({
  keydown: (event, root) => {
    if ((event as KeyboardEvent).key === 'Escape') root.dataset.dismissed = ''
  },
  focusout: (_, root) => {
    delete root.dataset.dismissed
  },
})
