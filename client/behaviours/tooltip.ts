import { listening } from '../mount/listening.ts'

/** What is shown on pointing or focus goes with Escape, and comes back the next time (WCAG 1.4.13). */
export const mount = listening({
  keydown: (event, root) => {
    if ((event as KeyboardEvent).key === 'Escape') root.dataset.dismissed = ''
  },
  focusout: (_, root) => {
    delete root.dataset.dismissed
  },
})
