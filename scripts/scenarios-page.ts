// Keeps docs/scenarios.md: `node scripts/scenarios-page.ts` writes its table anew from the scenario deck's own causes.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { causes } from '#demo/causes.ts'

const page = resolve(import.meta.dirname, '../docs/scenarios.md')
const block = /(<!-- causes -->\n)[^]*?(<!-- \/causes -->)/

/** Every code or flash that comes by itself, with what brings it about, as Markdown. */
const causesTable = (): string =>
  `\n| code | comes with |\n| --- | --- |\n${Object.entries(causes())
    .map(([code, cause]) => `| \`${code}\` | ${cause} |\n`)
    .join('')}\n`

/** The page with its table as it should be. */
export const pageNow = (text: string = readFileSync(page, 'utf8')): string =>
  text.replace(block, (_, start: string, end: string) => `${start}${causesTable()}${end}`)

if (import.meta.main) writeFileSync(page, pageNow())
