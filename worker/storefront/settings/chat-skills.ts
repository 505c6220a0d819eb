import * as v from 'valibot'

const skill = /^([a-z]{2})=([\w.-]{1,64})$/

/** Who answers chats in which language: `en=general fr=francais` → `{ en: 'general', fr: 'francais' }`. */
export const chatSkills = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/\s+/).filter(part => part !== '')),
  v.check(parts => parts.every(part => skill.test(part)), 'en=… fr=…, separated by blanks'),
  v.transform((parts): Readonly<Record<string, string>> =>
    Object.fromEntries(parts.map(part => part.split('=') as [string, string])),
  ),
)
