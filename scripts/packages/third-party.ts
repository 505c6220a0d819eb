// Keeps THIRD-PARTY.md, which names whose work the store carries: `node scripts/packages/third-party.ts` writes it anew from the
// installed packages; `npm run format` then makes its columns even.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import lock from '../../package-lock.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const page = resolve(root, 'THIRD-PARTY.md')
const block = /(<!-- packages -->\n)[^]*?(<!-- \/packages -->)/

/** Accepted licences, and what each requires of those who pass the store on. */
const licences: Readonly<Record<string, string>> = {
  '(AFL-2.1 OR BSD-3-Clause)': 'as BSD-3-Clause, under which the store has it',
  '0BSD': 'nothing',
  'Apache-2.0': 'its notice is kept; changed files say that they were changed',
  'BSD-3-Clause': 'its notice is kept; its authors’ names recommend nothing',
  ISC: 'its notice is kept',
  MIT: 'its notice is kept',
  'MPL-2.0': 'its notice is kept; changed files of it are published under the same licence',
  'OFL-1.1': 'its notice is kept; the typeface is not sold by itself',
  Unlicense: 'nothing',
}

/** Packages that are needed to build, of which something is shown to shoppers all the same. */
const shown: ReadonlySet<string> = new Set([
  '@fontsource-variable/archivo',
  '@fontsource-variable/instrument-sans',
  'lucide-static',
])

type Entry = {
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

export type Package = { readonly name: string; readonly folder: string; readonly licence: string }

/** Packages installed for production, and others whose files are shown; a Node that only runs scripts is neither. */
export const carried = (packages: Readonly<Record<string, Entry>> = lock.packages): readonly Package[] =>
  Object.entries(packages).flatMap(([folder, { license: licence = 'none', dev, devOptional, optional }]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isTool = folder === '' || dev === true || devOptional === true || optional === true
    return isTool && !shown.has(name) ? [] : [{ name, folder, licence }]
  })

/** Packages whose licence is not in the table of those that may be carried. */
export const refusedLicences = (packages: readonly Package[]): readonly string[] =>
  packages.filter(({ licence }) => !Object.hasOwn(licences, licence)).map(({ name, licence }) => `${name}: ${licence}`)

const cell = (text: string): string => text.trim().replaceAll('|', '\\|')

type Manifest = {
  readonly author?: string | { readonly name: string }
  readonly repository?: string | { readonly url: string }
}

const authorOf = ({ author, repository }: Manifest): string => {
  if (author !== undefined) return typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author.name
  const address = typeof repository === 'string' ? repository : repository?.url
  return `the authors of ${address?.replace(/^.*github\.com[/:]/, 'github.com/').replace(/\.git$/, '') ?? 'the package'}`
}

/** Who holds the rights, as the package's own licence file says, else its package.json. */
function holderOf({ folder }: Package): string {
  const [file] = globSync(`${folder}/{LICEN[CS]E,licen[cs]e}*`, { cwd: root }).toSorted()
  const text = file === undefined ? '' : readFileSync(resolve(root, file), 'utf8')
  const [line] = /^.*?\bcopyright (?:\(c\)|©|\d{4}).*?(?=\.?$| \S+: Copyright)/im.exec(text) ?? []
  return line ?? authorOf(JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Manifest)
}

/** One row for each name, with all its versions. */
const rows = (packages: readonly Package[]) =>
  [...new Map(packages.map(one => [one.name, one])).values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(one => `| ${one.name} | ${one.licence} | ${cell(holderOf(one))} |\n`)

const obligations = Object.entries(licences).map(([licence, asks]) => `| ${licence} | ${asks} |\n`)

const table = (packages: readonly Package[]) =>
  [
    '\n| package | licence | rights |\n| --- | --- | --- |\n',
    ...rows(packages),
    '\n| licence | asks that |\n| --- | --- |\n',
    ...obligations,
    '\n',
  ].join('')

/** The page with its tables as they should be. */
export const thirdPartyNow = (text: string = readFileSync(page, 'utf8')): string =>
  text.replace(block, (_, start: string, end: string) => `${start}${table(carried())}${end}`)

if (import.meta.main) writeFileSync(page, thirdPartyNow())
