import type { SubjectTraffic } from '#src/measurement/traffic.ts'

/** The categories somebody can refuse, as they are counted, with what they are for. */
export const consentCategoryNames = {
  analytics: 'Measuring',
  functional: 'Convenience',
  targeting: 'Recognising',
} as const
export type ConsentName = keyof typeof consentCategoryNames

const categories = Object.keys(consentCategoryNames) as ConsentName[]

/** What people answered in one place, in numbers of answers. */
export type ConsentRates = {
  readonly country: string
  readonly locale: string
  /** Pages that asked; each page somebody opens asks until there is an answer. */
  readonly asked: number
  readonly answers: number
  readonly agreed: Readonly<Record<ConsentName, number>>
  /** Answers that agree to nothing. */
  readonly refused: number
}

type Answered = { readonly people: number; readonly agreed: readonly string[] }

/** Answers as rates of one place. */
function ratesOf(country: string, locale: string, asked: number, answers: readonly Answered[]): ConsentRates {
  const sum = (fits: (agreed: readonly string[]) => boolean) =>
    answers.reduce((total, { people, agreed }) => total + (fits(agreed) ? people : 0), 0)
  return {
    country,
    locale,
    asked,
    answers: sum(() => true),
    agreed: {
      analytics: sum(agreed => agreed.includes('analytics')),
      functional: sum(agreed => agreed.includes('functional')),
      targeting: sum(agreed => agreed.includes('targeting')),
    },
    refused: sum(agreed => !categories.some(category => agreed.includes(category))),
  }
}

/** The counts of questions and answers by country and locale, where most answered first; bots are left out. */
export function consentRates(asked: readonly SubjectTraffic[], answered: readonly SubjectTraffic[]): ConsentRates[] {
  const placeOf = (subject: string) => subject.split(' ').slice(0, 2).join(' ')
  const places = [...new Set([...asked, ...answered].map(({ subject }) => placeOf(subject)))].filter(Boolean)
  return places
    .map(place => {
      const [country = '', locale = ''] = place.split(' ')
      const answers = answered
        .filter(({ subject }) => placeOf(subject) === place)
        .map(({ subject, people }) => ({ people, agreed: subject.split(' ').slice(2) }))
      return ratesOf(country, locale, asked.find(({ subject }) => subject === place)?.people ?? 0, answers)
    })
    .filter(rates => rates.asked + rates.answers > 0)
    .toSorted((one, other) => other.answers - one.answers || other.asked - one.asked)
}
