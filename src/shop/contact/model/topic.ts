import type { AnswerOf } from '#src/commerce/calls/index.ts'

type Categories = AnswerOf<'contact.category-subject.list'>['categories']

/** A message's topic as one choice of a form: `order/where`. */
export const topicsOf = (categories: Categories): readonly { readonly value: string; readonly name: string }[] =>
  categories.flatMap(({ id, name, subjects }) =>
    subjects.map(subject => ({ value: `${id}/${subject.id}`, name: `${name}: ${subject.name}` })),
  )

/** The same choice as the platform takes it; nothing when there is none. */
export function splitTopic(topic: string): { readonly category: string; readonly subject: string } | undefined {
  const [, category, subject] = /^([\w-]{1,40})\/([\w-]{1,40})$/.exec(topic) ?? []
  return category === undefined || subject === undefined ? undefined : { category, subject }
}
