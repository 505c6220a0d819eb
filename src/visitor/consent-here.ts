import { isPreview, type ConsentSignals } from './consent.ts'

/** What this browser says of consent, now. */
export const consentHere = (): ConsentSignals => ({
  cookies: document.cookie,
  isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  isPreview: isPreview(new URLSearchParams(location.search)),
})
