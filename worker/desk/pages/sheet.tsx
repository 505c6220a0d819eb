import type { ReactNode } from 'react'

/** A column of a table: its head, and what it shows of a row. */
export type SheetColumn<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Its head is for those who hear the table: what it shows says by itself what it is. */
  readonly isPlain?: true
}

type Props<Row> = {
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table of the desk. On a phone each row is a card, where every cell but the first says the head of its column. */
export function Sheet<Row>({ columns, rows, keyOf }: Props<Row>) {
  if (rows.length === 0) return null
  return (
    <div className="sheet">
      <table>
        <thead>
          <tr>
            {columns.map(({ head, isPlain }) => (
              <th key={head} scope="col">
                {isPlain ? <span className="hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, isPlain }, index) => (
                <td key={head} data-label={index === 0 || isPlain ? undefined : head}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
