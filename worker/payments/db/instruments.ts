import type { CardBehaviour } from '../cards.ts'
import type { Card, Instrument, InstrumentRow } from '../records.ts'
import { first } from './query.ts'

/** The card fields of an instrument without a card. */
export const noCard = { last4: '0000', bin: '000000', expiry: '12/99' } as const

/** An instrument's columns, besides its time. */
const columns = [
  'id',
  'reference',
  'brand',
  'last4',
  'bin',
  'expiry',
  'behaviour',
] as const satisfies readonly (keyof InstrumentRow)[]

export function saveInstrument(
  sql: SqlStorage,
  id: string,
  kept: Card & { readonly reference: string; readonly behaviour: CardBehaviour },
): string {
  const row: InstrumentRow = { ...kept, id }
  sql.exec(
    `INSERT INTO instruments (${columns.join(', ')}, created_at) VALUES (${columns.map(() => '?').join(', ')}, ?)`,
    ...columns.map(column => row[column]),
    Date.now(),
  )
  return id
}

export const findInstrument = (sql: SqlStorage, id: string): (Instrument & { behaviour: CardBehaviour }) | undefined =>
  first<InstrumentRow>(sql, `SELECT ${columns.join(', ')} FROM instruments WHERE id = ?`, id)
