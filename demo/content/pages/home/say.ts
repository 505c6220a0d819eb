import type { Words } from '../../../words/text.ts'

/** Says something in the language of the page. */
export type Say = (...texts: Words) => string
