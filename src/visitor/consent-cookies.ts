import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'

import { refusedNames } from './browser-storage.ts'
import { consentCookie, consentSeconds, consentValue, type OptionalCategory } from './consent.ts'

/** Keeps the consent choice, and deletes all cookies whose category was not agreed to (R277). */
export const consentCookies = (agreed: readonly OptionalCategory[]): readonly BrowserCookie[] => [
  { name: consentCookie, value: consentValue(agreed), seconds: consentSeconds },
  ...refusedNames('cookie', agreed).map(name => ({ name })),
]
