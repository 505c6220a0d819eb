// `npm run coverage`: which rows of the store's tables and of docs/specification a test names that has passed, by the
// reports `npm test` and `npm run test:long` leave. It tells and does not judge: what is missing is no failure.
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readReports } from './coverage/reports.ts'
import { allPlaces, counts, places, unknownIn } from './coverage/show.ts'
import { readTables } from './coverage/tables.ts'

const usage = `npm run coverage -- [--missing] [--only rules,calls] [--area cart,order] [--reports folder]
                  [--where R123,O5,BSK404]

  --missing   lists the rows that no test proves
  --only      looks at these tables alone
  --area      looks at rows about these alone
  --where     the files and tests that prove a row, a line for each row with --where all`

const root = resolve(import.meta.dirname, '..')
const list = { type: 'string', default: '' } as const

function readLine() {
  const { values } = parseArgs({
    options: {
      missing: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      reports: { type: 'string', default: resolve(root, 'reports') },
      only: list,
      area: list,
      where: list,
    },
  })
  const words = (text: string) => text.split(',').filter(word => word !== '')
  const { missing, help, reports } = values
  return { missing, help, reports, only: words(values.only), areas: words(values.area), where: words(values.where) }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function main(): void {
  const { missing, help, reports, only, areas, where } = readLine()
  if (help) return console.log(usage)
  const read = readReports(resolve(reports))
  const passed = read.flatMap(report => report.passed)
  if (passed.length === 0) fail(`No test that passed is in the reports under ${reports}. \`npm test\` writes them.`)
  const tables = readTables()
  const unknown = unknownIn(tables, { only, areas })
  if (unknown !== undefined) fail(unknown)
  if (where.length > 0)
    return console.log(linesOf(where.includes('all') ? allPlaces(tables, passed) : places(tables, passed, where)))
  for (const { file, passed } of read) console.log(`${relative(root, file)}: ${passed.length} tests passed`)
  console.log(linesOf(counts(tables, passed, { only, areas }, missing)))
}

const linesOf = (lines: readonly string[]) => lines.join('\n')

try {
  main()
} catch (error) {
  fail(error instanceof TypeError ? `${error.message}\n\n${usage}` : String(error))
}
