import { whenActivated } from './activation.ts'
import { startArrival } from './arrival.ts'
import { startBehaviours } from './behaviours.ts'
import { watchBuild } from './build.ts'
import { startCartCount } from './cart-count.ts'
import { startDialogs } from './dialogs.ts'
import { startEnhancements } from './enhancements.ts'
import { startForms, startRepeats } from './forms.ts'
import { startIslands } from './islands.ts'
import { fetchLaterStyles, takeKeptTypefaces } from './later-styles.ts'
import { whenIdle, whenLoaded } from './idle.ts'
import { startNavigation } from './navigate.ts'
import { startTabs } from './tabs.ts'
import { startShopper } from './shopper.ts'

// React's hot reload wants to be first; built scripts know nothing of it.
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')

/** What can be pressed works first. The rest comes in a task of its own, so that neither holds up a press for long. */
whenActivated(() => {
  startForms()
  startBehaviours()
  startDialogs()
  startNavigation()
  startIslands(document)
  watchBuild()
  setTimeout(startRest)
})
// A page that is made ready has its typefaces as well.
whenLoaded(() => whenIdle(fetchLaterStyles))
takeKeptTypefaces()

function startRest() {
  startCartCount()
  startShopper()
  startTabs()
  startEnhancements(document)
  startRepeats(document)
  // Few links bring a code (R070).
  if (location.search.includes('autoPromoCode'))
    void import('./auto-promo-code.ts').then(({ keepAutoPromoCode }) => keepAutoPromoCode())
  startArrival()
}
