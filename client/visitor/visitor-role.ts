import { locales } from '#src/language/locales.ts'
import { readVisitorRole, type VisitorRole } from '#src/shop/sign-in/model/visitor-role.ts'

import { pageLocale } from '../document/page-locale.ts'

/** What this browser's cookies tell of who shops on this site; nothing for a guest. */
export const visitorRoleNow = (): VisitorRole | undefined =>
  readVisitorRole(document.cookie, locales[pageLocale()].site)

/** Whether somebody is signed in to an account; an associate serves somebody else. */
export const isSignedIn = (): boolean => !['associate', undefined].includes(visitorRoleNow())
