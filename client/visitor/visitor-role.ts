import { locales } from '#src/language/locales.ts'
import { readVisitorRole, type VisitorRole } from '#src/shop/sign-in/model/visitor-role.ts'

import { pageLocale } from '../document/page-locale.ts'

/** The visitor role from this browser's cookies; undefined for a guest. */
export const visitorRoleNow = (): VisitorRole | undefined =>
  readVisitorRole(document.cookie, locales[pageLocale()].site)

/** Whether the visitor is signed in to an account. An associate at work is not. */
export const isSignedIn = (): boolean => !['associate', undefined].includes(visitorRoleNow())
