import { personalSheetOf } from '#src/kit/style-sheets.ts'

import { startChat } from '../chat/start-chat.ts'
import { whenIdle } from '../document/idle.ts'
import { startBackToTop } from '../document/back-to-top.ts'
import { startExperiments } from '../experiments/experiments.ts'
import { startMeasurement } from '../measurement/measurement.ts'
import { addSpeculationRules } from '../prerender/speculation-rules.ts'
import { startConsent } from './consent.ts'
import { startLanguagePreference } from './language-preference.ts'
import { prefetchSheet } from '../document/later-styles.ts'
import { wholeSheet } from '../document/style-sheets.ts'
import { startLocationConfirmation } from './location-confirmation.ts'
import { linkManifest } from './manifest.ts'
import { startPopUps } from './pop-ups.ts'
import { whenResting } from './resting.ts'
import { startServiceWorker } from './service-worker.ts'
import { startForgetting } from './sign-out.ts'

/** Ahead of the first personal page that is put in. */
function prefetchPersonalSheet() {
  const { sheet } = document.documentElement.dataset
  if (sheet !== undefined) prefetchSheet(personalSheetOf(sheet))
}

/** Starts the store's own messages, the way back to the top, and what the browser may prerender. */
export async function welcome(): Promise<void> {
  void addSpeculationRules()
  startForgetting()
  startExperiments()
  startMeasurement()
  // It has no place in the document whose style it would carry.
  await wholeSheet()
  whenIdle(prefetchPersonalSheet)
  startBackToTop()
  startConsent()
  startLanguagePreference()
  startLocationConfirmation()
  startPopUps()
  startServiceWorker()
  whenResting(linkManifest)
  // A large script of a third party: what a visitor does comes first.
  whenResting(startChat)
}
