import { createBrowserClient } from '#src/commerce/browser.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'

const clients: Partial<Record<Locale, Commerce>> = {}

/** The platform as this browser asks it in a locale: one client for islands, dialogs, enhancements and all else. */
export const browserCommerce = (locale: Locale): Commerce =>
  (clients[locale] ??= createBrowserClient(locales[locale].callLocale))
