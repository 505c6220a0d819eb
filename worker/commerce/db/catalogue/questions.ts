import type { SeedQuestion } from '../../seed/opinions.ts'
import type { Database, DatabaseRow } from '../database.ts'

export type QuestionRow = DatabaseRow & { id: string; author: string; language: string; text: string; at: number }

export type AnswerRow = DatabaseRow & {
  id: string
  question_id: string
  author: string
  staff: number
  text: string
  at: number
  helpful: number
  unhelpful: number
}

const questionColumns = 'id, author, language, text, at'
const answerColumns = 'id, question_id, author, staff, text, at, helpful, unhelpful'

/** Writes what a shop opens with. */
export function writeQuestions(db: Database, questions: readonly SeedQuestion[]): void {
  db.run(
    `INSERT INTO questions (id, product_id, author, language, text, at)
     SELECT value ->> 'id', value ->> 'productId', value ->> 'author', value ->> 'language', value ->> 'text',
       value ->> 'at'
     FROM json_each(?)`,
    JSON.stringify(questions),
  )
  const answers = questions.flatMap(question =>
    question.answers.map(answer => ({ ...answer, staff: Number(answer.staff), questionId: question.id })),
  )
  db.run(
    `INSERT INTO answers (id, question_id, author, staff, text, at, helpful)
     SELECT value ->> 'id', value ->> 'questionId', value ->> 'author', value ->> 'staff', value ->> 'text',
       value ->> 'at', value ->> 'helpful'
     FROM json_each(?)`,
    JSON.stringify(answers),
  )
}

type NewQuestion = Pick<QuestionRow, 'id' | 'author' | 'language' | 'text' | 'at'> & {
  readonly product_id: string
  readonly consumer_id: string
  readonly email: string | null
}

export const writeQuestion = (db: Database, question: NewQuestion): number =>
  db.run(
    `INSERT INTO questions (id, product_id, consumer_id, author, email, language, text, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    question.id,
    question.product_id,
    question.consumer_id,
    question.author,
    question.email,
    question.language,
    question.text,
    question.at,
  )

/** A page of a product's questions, the newest first, and how many there are. */
export function readQuestions(
  db: Database,
  productId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): { total: number; rows: QuestionRow[] } {
  const total = db.first<{ total: number }>('SELECT COUNT(*) AS total FROM questions WHERE product_id = ?', productId)
  const rows = db.all<QuestionRow>(
    `SELECT ${questionColumns} FROM questions WHERE product_id = ? ORDER BY at DESC, id LIMIT ? OFFSET ?`,
    productId,
    limit,
    offset,
  )
  return { total: total?.total ?? 0, rows }
}

/** The answers to some questions, the most helpful first. */
export const readAnswers = (db: Database, questionIds: readonly string[]): AnswerRow[] =>
  db.all(
    `SELECT ${answerColumns} FROM answers WHERE question_id IN (SELECT value FROM json_each(?))
     ORDER BY helpful - unhelpful DESC, at, id`,
    JSON.stringify(questionIds),
  )

/** An answer to a question about this product. */
export const readAnswer = (db: Database, id: string, productId: string): AnswerRow | undefined =>
  db.first(
    `SELECT ${answerColumns} FROM answers
     WHERE id = ? AND question_id IN (SELECT id FROM questions WHERE product_id = ?)`,
    id,
    productId,
  )
