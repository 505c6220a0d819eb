import type { ConsentSignals } from './consent.ts'

/** What this browser says of consent, now. */
export const consentHere = (): ConsentSignals => ({
  cookies: document.cookie,
  isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
})

/** R074: who looks at a preview has agreed to everything. */
export const isPreviewHere = (): boolean => new URLSearchParams(location.search).get('preview') === 'true'
