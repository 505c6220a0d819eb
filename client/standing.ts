import { locales } from '#src/language/locales.ts'
import { readStanding, type Standing } from '#src/shop/sign-in/model/standing.ts'

import { pageLocale } from './page-locale.ts'

/** What this browser's cookies tell of who shops on this site; nothing for a guest. */
export const standingNow = (): Standing | undefined => readStanding(document.cookie, locales[pageLocale()].site)

/** Whether somebody is signed in to an account; an associate serves somebody else. */
export const isSignedIn = (): boolean => !['associate', undefined].includes(standingNow())
