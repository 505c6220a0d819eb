import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Locale } from '#src/language/locales.ts'

/** What the content calls answer, by locale; nothing for a page that does not exist. */
export type SiteContent = {
  readonly page: (name: string, locale: Locale) => AnswerOf<'content.page.get'> | undefined
  readonly menu: (locale: Locale) => AnswerOf<'content.menu.get'>
  readonly footer: (locale: Locale) => AnswerOf<'content.footer.get'>
}
