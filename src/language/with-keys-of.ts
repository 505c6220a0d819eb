import type { Messages } from './language.ts'

/** Texts by key, from a list in the order of English's keys; `null` stands where a language lacks one (D45). */
export const withKeysOf = (english: Messages, texts: readonly (Messages[string] | null)[]): Messages =>
  Object.fromEntries(
    Object.keys(english).flatMap((key, at) => {
      const text = texts[at] ?? null
      return text === null ? [] : [[key, text]]
    }),
  )
