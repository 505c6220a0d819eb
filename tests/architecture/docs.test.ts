import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import packageJson from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().trim().split('\n')

/** A page of the documentation and what is written in it. */
const pages = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root }).map(file => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))

const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const proseOf = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')

/** What a page says as code, word by word; `-- push <file.csv|_redirects>` stays two words. */
const codeIn = (text: string) => [
  ...matchesIn(text, /^```[^\n]*\n([^]*?)^```/gm),
  ...matchesIn(proseOf(text), /`([^`\n]+)`/g),
]
const wordsIn = (text: string) => codeIn(text).flatMap(code => code.split(/[\s"'(),;]+/))

/** Every page with what it names and is not there. */
const missing = (
  named: (text: string, file: string) => readonly string[],
  isThere: (name: string, file: string) => boolean,
) =>
  pages.flatMap(({ file, text }) =>
    [...new Set(named(text, file))].filter(name => !isThere(name, file)).map(name => `${file}: ${name}`),
  )

test('there are pages to check, with commands, links, paths and settings in them', () => {
  const all = pages.map(({ text }) => text).join('\n')
  expect(pages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'AGENTS.md', 'docs/architecture.md']),
  )
  expect([commandsIn(all), linksIn(all), pathsIn(all), settingsIn(all)].filter(({ length }) => length < 20)).toEqual([])
})

const commandsIn = (text: string) => codeIn(text).flatMap(code => matchesIn(code, /npm run (?:-s )?([\w:-]+)/g))

test('every `npm run` command that is documented is a script of package.json', () => {
  expect(missing(commandsIn, name => Object.hasOwn(packageJson.scripts, name))).toEqual([])
})

const linksIn = (text: string) =>
  [...matchesIn(text, /\]\(([^)\s]+)\)/g), ...matchesIn(proseOf(text), /(?:src|srcset|href)="([^"\s]+)"/g)].filter(
    link => !/^(?:https?:|mailto:)/.test(link),
  )

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsIn = (text: string) => matchesIn(text, /^#+ (.+)$/gm).map(anchorOf)

test('every relative link leads to a file, and to a heading of it', () => {
  expect(
    missing(linksIn, (link, file) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? join(root, file) : resolve(root, dirname(file), path)
      if (!existsSync(target)) return false
      return anchor === undefined || anchorsIn(readFileSync(target, 'utf8')).includes(anchor)
    }),
  ).toEqual([])
})

/** Made by commands, and not in the repository. */
const made = /^(?:dist|reports|\.wrangler|node_modules)\//

/** Paths of the repository: with a slash and an ending, from no root and no origin. `<language>` stands for any. */
const pathsIn = (text: string) =>
  wordsIn(text)
    .map(word => word.replace(/:\d+$/, '').replaceAll(/<[^>]+>|NNN(?:-title)?/g, '*'))
    .filter(word =>
      /^[\w.*{][\w.*{},-]*(?:\/[\w.*{},-]+)*\/[\w.*{},-]+\.(?:ts|tsx|js|mjs|json|md|css|toml|yml|sql|csv)$/.test(word),
    )
    .filter(word => !made.test(word))

/** Pages about a few folders, which count from there. */
const countedFrom: Readonly<Record<string, readonly string[]>> = {
  'docs/commerce.md': ['worker/commerce'],
  'docs/security.md': ['tests', 'worker'],
}

test('every path of the repository that is documented exists', () => {
  const isThere = (path: string, file: string) =>
    ['.', ...(countedFrom[file] ?? [])].some(base => globSync(path, { cwd: join(root, base) }).length > 0)
  expect(missing(pathsIn, isThere)).toEqual([])
})

/** Node's own error codes are no settings. */
const settingsIn = (text: string) =>
  wordsIn(text).flatMap(word => matchesIn(word, /^(?!ERR_)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/g))

test('every setting and variable that is documented is read somewhere', () => {
  const known = new Set(
    git('grep', '-ohwE', '[A-Z][A-Z0-9]*(_[A-Z0-9]+)+', '--', '*.ts', '*.tsx', '*.mjs', '*.toml', '*.yml'),
  )
  expect(missing(settingsIn, name => known.has(name))).toEqual([])
})
