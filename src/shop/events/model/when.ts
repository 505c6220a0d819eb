import type { Language } from '#src/language/language.ts'

/** Day and hour of a moment (ISO 8601), as the clocks of a time zone show them there. */
export const whenText = ({ tag }: Pick<Language, 'tag'>, moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))
