import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import * as v from 'valibot'

const root = resolve(import.meta.dirname, '../..')

/** A test that passed: its whole title, with those of the suites around it, and its file in the repository. */
export type Passed = { readonly title: string; readonly file: string }

const json = v.pipe(v.string(), v.parseJson())

/** The parts of Vitest's JSON report that are read here. */
const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.optional(v.array(v.string()), []), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})

const spec = v.object({
  title: v.string(),
  file: v.optional(v.string(), ''),
  ok: v.boolean(),
  tests: v.array(v.object({ status: v.string() })),
})
type Suite = {
  readonly title: string
  readonly file: string
  readonly suites: readonly Suite[]
  readonly specs: readonly v.InferOutput<typeof spec>[]
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.optional(v.string(), ''),
  suites: v.optional(v.array(v.lazy(() => suite)), []),
  specs: v.optional(v.array(spec), []),
})

/** The parts of Playwright's JSON report that are read here; files are relative to its `rootDir`. */
const playwrightReport = v.object({
  config: v.optional(v.object({ rootDir: v.optional(v.string(), root) }), {}),
  suites: v.array(suite),
})

const fromVitest = ({ testResults }: v.InferOutput<typeof vitestReport>): Passed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        title: [...ancestorTitles, title].join(' '),
        file: relative(root, name),
      })),
  )

/** A test passed when it ended as expected; one that was skipped or had to be tried again did not. */
function fromSuite({ title, file, suites, specs }: Suite, above: readonly string[], from: string): Passed[] {
  // The outermost suite is the file and called like it.
  const titles = title === file ? above : [...above, title]
  return [
    ...suites.flatMap(inner => fromSuite(inner, titles, from)),
    ...specs
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'))
      .map(one => ({ title: [...titles, one.title].join(' '), file: relative(root, join(from, one.file)) })),
  ]
}

/** The tests that passed in a report of Vitest or Playwright; nothing where the text is neither. */
export function passedIn(text: string): readonly Passed[] | undefined {
  const vitest = v.safeParse(v.pipe(json, vitestReport), text)
  if (vitest.success) return fromVitest(vitest.output)
  const playwright = v.safeParse(v.pipe(json, playwrightReport), text)
  if (!playwright.success) return undefined
  const { config, suites } = playwright.output
  return suites.flatMap(one => fromSuite(one, [], config.rootDir ?? root))
}

export type Report = { readonly file: string; readonly passed: readonly Passed[] }

/** Every report of tests in a folder; other files (`bench.json`) are skipped. */
export const readReports = (folder: string): readonly Report[] =>
  globSync('**/*.json', { cwd: folder }).flatMap(name => {
    const file = join(folder, name)
    const passed = passedIn(readFileSync(file, 'utf8'))
    return passed === undefined ? [] : [{ file, passed }]
  })
