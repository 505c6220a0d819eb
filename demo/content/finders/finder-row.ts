import type { FinderAnswer } from '#src/kit/finder-answers.ts'
import type { SectionData } from '#src/sections/model/sections.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../words/text.ts'

export type FinderOption = SectionData<'finder'>['questions'][number]['options'][number]
type Meaning = Pick<FinderOption, 'category' | 'facets'>

export type OptionRow = { readonly value: string; readonly label: LocalText; readonly meaning: Meaning }
type QuestionRow = { readonly name: FinderAnswer; readonly title: LocalText; readonly options: readonly OptionRow[] }

export const option = (value: string, label: Words, meaning: Meaning = {}): OptionRow => ({
  value,
  label: words(...label),
  meaning,
})

export const question = (name: FinderAnswer, title: Words, ...options: readonly OptionRow[]): QuestionRow => ({
  name,
  title: words(...title),
  options,
})

/** A finder: questions, whose answers stand for categories and facets. */
export type FinderRow = {
  readonly slug: string
  readonly title: LocalText
  readonly description: LocalText
  readonly questions: readonly QuestionRow[]
}
