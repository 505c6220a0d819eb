import { startConsent } from './consent.ts'
import { startLanguagePreference } from './language-preference.ts'
import { startLocationConfirmation } from './location-confirmation.ts'
import { startPopUps } from './pop-ups.ts'

/** What the store says by itself to somebody who has come. */
export function welcome(): void {
  startConsent()
  startLanguagePreference()
  startLocationConfirmation()
  startPopUps()
}
