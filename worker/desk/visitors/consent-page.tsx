import { DaysChoice } from '../pages/days-choice.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { Bars } from './bars.tsx'
import { consentCategoryNames, type ConsentName, type ConsentRates } from './consent-rates.ts'

const counted = (count: number): string => count.toLocaleString('en')

/** So many of the answers, and which part of them that is. */
const partOf = (count: number, answers: number): string =>
  answers === 0 ? '–' : `${counted(count)} · ${Math.round((count / answers) * 100)} %`

const names = Object.entries(consentCategoryNames) as [ConsentName, string][]

const columns: readonly SheetColumn<ConsentRates>[] = [
  { head: 'Country', cell: ({ country }) => <strong>{country}</strong> },
  { head: 'Locale', cell: ({ locale }) => locale },
  { head: 'Pages that asked', cell: ({ asked }) => counted(asked) },
  { head: 'Answers', cell: ({ answers }) => counted(answers) },
  ...names.map(([category, head]): SheetColumn<ConsentRates> => ({
    head,
    cell: ({ agreed, answers }) => partOf(agreed[category], answers),
  })),
  { head: 'Refused', cell: ({ refused, answers }) => partOf(refused, answers) },
]

/** `/visitors/consent`: who is asked, and to what people agree. */
export function ConsentPage({ days, rates }: { readonly days: number; readonly rates: readonly ConsentRates[] }) {
  const sum = (of: (rates: ConsentRates) => number) => rates.reduce((total, one) => total + of(one), 0)
  const answers = sum(one => one.answers)
  const bars = [
    ...names.map(([category, name]) => ({ name, value: sum(({ agreed }) => agreed[category]) })),
    { name: 'Refused', value: sum(({ refused }) => refused) },
  ]
  return (
    <>
      <div className="row spread">
        <h1>Consent</h1>
        <DaysChoice days={days} path="/visitors/consent" />
      </div>
      <p>
        Counted without a word of who it was. Until somebody answers, every page they open asks; who changes their mind
        answers again. Refused is an answer that agrees to nothing.
      </p>
      {rates.length === 0 && <p>Nobody was asked in that time.</p>}
      {answers > 0 && (
        <Bars title="Of all answers" bars={bars.map(bar => ({ ...bar, text: partOf(bar.value, answers) }))} />
      )}
      <Sheet columns={columns} rows={rates} keyOf={({ country, locale }) => `${country} ${locale}`} />
    </>
  )
}
