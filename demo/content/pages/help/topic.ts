import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../../words/text.ts'

/** A page of the help, below another one. */
export type Topic = {
  readonly name: string
  readonly parent: string
  readonly title: LocalText
  readonly description: LocalText
  readonly paragraphs: readonly LocalText[]
}

export const topic = (
  name: string,
  parent: string,
  title: Words,
  description: Words,
  ...paragraphs: Words[]
): Topic => ({
  name,
  parent,
  title: words(...title),
  description: words(...description),
  paragraphs: paragraphs.map(said => words(...said)),
})
