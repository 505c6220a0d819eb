import { startLanguagePreference } from './language-preference.ts'
import { startLocationConfirmation } from './location-confirmation.ts'
import { startPopUps } from './pop-ups.ts'

/** What the store says by itself to somebody who has come, once the page is there and the browser has nothing to do. */
export function arrive(): void {
  startLanguagePreference()
  startLocationConfirmation()
  startPopUps()
}
