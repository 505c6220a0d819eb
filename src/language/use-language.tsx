import { createContext, use, type ReactNode } from 'react'

import type { Language } from './language.ts'

const LanguageContext = createContext<Language | undefined>(undefined)

export const LanguageProvider = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => <LanguageContext value={language}>{children}</LanguageContext>

/** The language of the page around. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === undefined) throw new Error('No language: put the tree inside <LanguageProvider>')
  return language
}
