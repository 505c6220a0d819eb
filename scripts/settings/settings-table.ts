// Keeps README.md's table of settings: `node scripts/settings/settings-table.ts` writes it anew from the workers' `bindings.ts`;
// `npm run format` then makes its columns even.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { settingsOf, workersWithSettings, type Setting } from './settings.ts'

const readme = resolve(import.meta.dirname, '../../README.md')
const block = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/

const row = (worker: string, { name, fallback, says }: Setting) =>
  `| \`${name}\` | ${worker} | ${fallback === undefined ? '' : `\`${fallback}\``} | ${says} |\n`

/** The table of every worker's settings, as Markdown. */
export const settingsTable = (): string =>
  `\n| setting | worker | default | |\n| --- | --- | --- | --- |\n${workersWithSettings
    .flatMap(worker => settingsOf(worker).map(setting => row(worker, setting)))
    .join('')}\n`

/** The README with its table as it should be. */
export const readmeNow = (text: string = readFileSync(readme, 'utf8')): string =>
  text.replace(block, (_, start: string, end: string) => `${start}${settingsTable()}${end}`)

if (import.meta.main) writeFileSync(readme, readmeNow())
