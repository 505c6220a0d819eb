import type { FinderAnswer } from '#src/kit/finder-answers.ts'
import type { Selection } from '#src/product-ui/listing/selection.ts'
import type { SectionData } from '#src/sections/model/sections.ts'

export type FinderData = SectionData<'finder'>
type Question = FinderData['questions'][number]

/** A question that was answered, with the option that was chosen. */
export type GivenAnswer = { readonly name: FinderAnswer; readonly option: Question['options'][number] }

/** The answers of a query, in the order of the questions; what no question offers is ignored. */
export const answersIn = ({ questions }: FinderData, query: URLSearchParams): readonly GivenAnswer[] =>
  questions.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === query.get(name))
    return option === undefined ? [] : [{ name, option }]
  })

/** What answers stand for: the category that one names, if any does, and the values of facets of all of them. */
export function meaningOf(answers: readonly GivenAnswer[]): {
  readonly category: string | undefined
  readonly facets: Selection['facets']
} {
  const facets: Partial<Record<keyof Selection['facets'], readonly string[]>> = {}
  for (const { option } of answers)
    for (const [facet, values] of Object.entries(option.facets ?? {}) as [keyof Selection['facets'], string[]][])
      facets[facet] = [...new Set([...(facets[facet] ?? []), ...values])]
  return { category: answers.find(({ option }) => option.category !== undefined)?.option.category, facets }
}

/** Whether doing without the answer can bring more products. */
const narrows = ({ option }: GivenAnswer) => option.facets !== undefined

/** The answers, then the same with ever fewer of those that narrow, the last question's first. */
export function relaxations(answers: readonly GivenAnswer[]): readonly (readonly GivenAnswer[])[] {
  const last = answers.findLastIndex(narrows)
  return last < 0 ? [answers] : [answers, ...relaxations(answers.toSpliced(last, 1))]
}
