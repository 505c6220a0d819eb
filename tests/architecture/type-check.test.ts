import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

function configOf(path: string) {
  const { config, error } = ts.readConfigFile(resolve(root, path), file => ts.sys.readFile(file))
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return ts.parseJsonConfigFileContent(config, ts.sys, root)
}

const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root })
    .toString()
    .trim()
    .split('\n')

// What an editor makes of it: language-server.test.ts.
test('the root tsconfig.json refers to a project for every TypeScript file, tests among them', () => {
  const projects = configOf('tsconfig.json').projectReferences ?? []
  const checked = new Set(
    projects.flatMap(({ path }) => configOf(relative(root, path)).fileNames).map(file => relative(root, file)),
  )
  expect(checked.size).toBeGreaterThan(1_000)
  expect(sources().filter(file => !checked.has(file))).toEqual([])
})
