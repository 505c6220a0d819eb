import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './comparison-table.module.css'
import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** Things beside each other, line by line; on a narrow screen it scrolls along by itself. */
export function ComparisonTable({ data, id }: SectionProps<'comparison-table'>) {
  const { locale } = useLanguage()
  const { columns, rows } = data
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.scroll} tabIndex={0} role="group" aria-labelledby={headingId(id)}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{data.title}</span>
              </th>
              {columns.map(({ name, href }) => (
                <th key={name} scope="col">
                  {href === undefined ? name : <a href={localPath(locale, href)}>{name}</a>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, index) => (
                  <td key={column.name}>{cells[index] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
