import type { ChatConfig } from './chat-config.ts'

/** R387: what chat speaks; in every other language it is English. */
const languages: ReadonlySet<string> = new Set(['cs', 'da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'])

/** R159: what a chat is begun with, unseen by who writes. */
export type PreChatFields = Readonly<
  Record<'Current_Bot_Language' | 'Current_Bot_Skill_Id' | 'Brand' | 'Chat_Origin' | 'BrowserLanguage', string>
>

export type Here = {
  /** The language of the page, as `en` or `en-US`. */
  readonly language: string
  readonly browserLanguage: string
  /** The page's address without its query, which may identify the shopper. */
  readonly address: string
}

/** The pre-chat fields for this page. Undefined where no agent speaks the language or English. */
export function preChatFields({ brand, skills }: ChatConfig, here: Here): PreChatFields | undefined {
  const [asked = ''] = here.language.split('-')
  const language = languages.has(asked) ? asked : 'en'
  const skill = skills[language] ?? skills.en
  if (skill === undefined) return undefined
  const { origin, pathname } = new URL(here.address)
  return {
    Current_Bot_Language: language,
    Current_Bot_Skill_Id: skill,
    Brand: brand,
    Chat_Origin: origin + pathname,
    BrowserLanguage: here.browserLanguage,
  }
}
