import { whenActivated } from './prerender/activation.ts'
import { holdBelow } from './prerender/below-screen.ts'
import { startFirstInteraction } from './document/first-interaction.ts'
import { watchBuild } from './document/build.ts'
import { takeFarBoxes, takeFarForm } from './document/far-fields.ts'
import { keepAnswered } from './measurement/answered.ts'
import { startFaults } from './measurement/faults.ts'
import { startCartCount } from './visitor/cart-count.ts'
import { startDialogs } from './dialogs/dialogs.ts'
import { startForms, startRepeats } from './forms/forms.ts'
import { fetchLaterStyles, takeKeptTypefaces } from './document/later-styles.ts'
import { whenIdle, whenLoaded } from './document/idle.ts'
import { startNavigation } from './navigation/navigate.ts'
import { startWaking } from './mount/waking.ts'
import { startTabs } from './visitor/tabs.ts'
import { startShopper } from './visitor/shopper.ts'

// React's hot reload wants to be first; built scripts know nothing of it.
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

startFaults()
takeFarBoxes(document)
takeFarForm()
// What waits for the first frame (`--later`) is laid out beforehand in a page that nobody sees yet, as one that is made ready.
if (document.hidden) {
  document.querySelector('main')?.toggleAttribute('data-swapped', true)
  whenLoaded(() => document.hidden && holdBelow())
}
/**
 * Buttons and links work first, and the rest starts after them: each in a task of its own, beside the one in which the
 * parser ends and the page is laid out, so that none holds a press up for long.
 */
whenActivated(() => setTimeout(startFirst))

function startFirst() {
  startForms()
  keepAnswered()
  startDialogs()
  startNavigation()
  startWaking()
  watchBuild()
  setTimeout(startRest)
}
// A page that is made ready has its typefaces as well.
whenLoaded(() => whenIdle(() => void fetchLaterStyles()))
// What a tab keeps is asked of another process, so not in the task in which the parser ends.
setTimeout(takeKeptTypefaces)

function startRest() {
  startCartCount()
  startShopper()
  startTabs()
  startRepeats(document)
  // Few links bring a code (R070).
  if (location.search.includes('autoPromoCode'))
    void import('./forms/auto-promo-code.ts').then(({ keepAutoPromoCode }) => keepAutoPromoCode())
  startFirstInteraction()
  if (import.meta.env.DEV) void import('./document/query-devtools.tsx').then(module => module.showQueryDevtools())
}
