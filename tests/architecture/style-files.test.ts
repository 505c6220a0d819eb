import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The files beside it that a style sheet names; addresses of the store begin with a slash and are asked for later. */
function filesNamed(sheet: string): readonly string[] {
  const urls = readFileSync(join(root, sheet), 'utf8').matchAll(/(?:url|icon-shape)\(['"]?([^'")?#]+)/g)
  return [...urls].flatMap(([, url = '']) => (/^(?:\/|[a-z]+:)/.test(url) ? [] : [join(dirname(sheet), url)]))
}

it('every file that a style sheet names is there: the build leaves a wrong path as it is, and an icon is gone', () => {
  const named = globSync('{src,worker}/**/*.css', { cwd: root }).flatMap(sheet =>
    filesNamed(sheet).map(file => ({ sheet, file })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})
