/** `10:00` as people of a locale write it. */
export const timeText = (tag: string, time: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}:00Z`))

/** The name of a day of the week, Monday is 1. The first of January 2024 was a Monday. */
export const dayText = (tag: string, day: number): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
