import type { OpeningDay } from '#src/commerce/calls/catalogue/stores.ts'

type Span = readonly [opens: string, closes: string] | undefined

/** From Monday to Sunday; a day without times is closed. */
type Week = readonly [Span, Span, Span, Span, Span, Span, Span]

const alike = (weekday: Span, saturday: Span, sunday: Span): Week => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
]

/** When shops of a country are open. */
const weeks: Readonly<Record<string, Week>> = {
  US: alike(['10:00', '20:00'], ['10:00', '20:00'], ['11:00', '18:00']),
  CA: alike(['10:00', '20:00'], ['10:00', '19:00'], ['11:00', '18:00']),
  GB: alike(['09:30', '18:00'], ['09:00', '18:00'], ['10:30', '16:30']),
  DE: alike(['10:00', '19:00'], ['10:00', '19:00'], undefined),
  AT: alike(['09:30', '18:30'], ['09:30', '18:00'], undefined),
  FR: alike(['10:00', '19:30'], ['10:00', '19:30'], undefined),
  IT: alike(['09:30', '19:30'], ['09:30', '19:30'], ['10:00', '13:00']),
  ES: alike(['10:00', '21:00'], ['10:00', '21:00'], undefined),
  BE: alike(['10:00', '18:30'], ['10:00', '18:30'], undefined),
  NL: [
    ['12:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '21:00'],
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['12:00', '17:00'],
  ],
}

const always: Week = alike(['00:00', '24:00'], ['00:00', '24:00'], ['00:00', '24:00'])

const daysOf = (week: Week): OpeningDay[] =>
  week.map((span, index) => ({ day: index + 1, ...(span === undefined ? {} : { opens: span[0], closes: span[1] }) }))

/** When a shop in a country is open; a country without a row keeps the hours of Germany. */
export const openingHours = (countryCode: string): OpeningDay[] => daysOf(weeks[countryCode] ?? weeks.DE ?? always)

/** A machine never closes. */
export const machineHours = (): OpeningDay[] => daysOf(always)
