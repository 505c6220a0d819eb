import type { LanguageCode } from '#src/language/locales.ts'

import type { Database } from '../database.ts'

/** A word or a phrase as a question; the words of a phrase may stand apart. */
const asking = (phrase: string, end: '*' | ''): string => {
  const words = phrase.split(' ').map(word => `"${word}"${end}`)
  return words.length === 1 ? words.join('') : `(${words.join(' AND ')})`
}

/** Terms to a full-text question: each must occur, as what was typed or a beginning of it, or as another word for it. */
export function ftsQuestion(
  language: LanguageCode,
  terms: readonly { readonly beginnings: readonly string[]; readonly synonyms: readonly string[] }[],
): string {
  const all = terms.map(({ beginnings, synonyms }) => {
    const forms = [...beginnings.map(form => asking(form, '*')), ...synonyms.map(form => asking(form, ''))]
    return `(${forms.join(' OR ')})`
  })
  return `{name_${language} text_${language}} : (${all.join(' AND ')})`
}

/** Ids of products that match, best first; a hit in the name counts five times one in the text. */
export const searchProducts = (db: Database, question: string): string[] =>
  db
    .all<{ product_id: string }>(
      `SELECT product_id FROM product_words WHERE product_words MATCH ?
       ORDER BY bm25(product_words, 0, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1)`,
      question,
    )
    .map(row => row.product_id)
