import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'

import { groupErrors, type ReportedError } from '#src/measurement/error-groups.ts'
import { placeErrors } from '#worker/desk/visitors/place-errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'minified-'))
afterAll(() => rmSync(folder, { recursive: true }))

const source = `/** Adds what a basket holds. */
function totalOf(basket) {
  const lines = basket.lines
  return lines.map(line => line.price * line.quantity).reduce((one, other) => one + other)
}

export function showTotal(baskets) {
  const shown = []
  for (const basket of baskets) {
    shown.push(totalOf(basket))
  }
  return shown.join(', ')
}

globalThis.showTotal = showTotal
`

/** Builds the source as browsers get it, minified and with a map that no script names; gives the script. */
async function built(): Promise<string> {
  mkdirSync(join(folder, 'client/cart'), { recursive: true })
  writeFileSync(join(folder, 'client/cart/total.js'), source)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      outDir: 'maps/b7/assets',
      minify: true,
      sourcemap: 'hidden',
      rolldownOptions: { input: 'client/cart/total.js', output: { entryFileNames: 'total-a1b2c3d.js' } },
    },
  })
  return readFileSync(join(folder, 'maps/b7/assets/total-a1b2c3d.js'), 'utf8')
}

/** The stack that the script's own failure has, as a browser tells it. */
function failed(script: string): { message: string; frames: ReportedError['frames'] } {
  const world: { showTotal?: (baskets: object[]) => string } = {}
  runInNewContext(script, world, { filename: 'https://store.example/assets/total-a1b2c3d.js' })
  try {
    world.showTotal?.([{}])
  } catch (error) {
    const { message, stack = '' } = error as Error
    const places = stack.matchAll(/at (?:([\w.]+) )?\(?https:\/\/store\.example(\/assets\/[\w.-]+):(\d+):(\d+)/g)
    const frames = [...places].map(([, name, file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
      ...(name !== undefined && { name }),
    }))
    return { message, frames }
  }
  throw new Error('it did not fail')
}

/** Maps as the desk is given them; counts what it asks for. */
function kept() {
  const asked: string[] = []
  const fetch = async (address: string): Promise<Response> => {
    const { pathname } = new URL(address)
    asked.push(pathname)
    return pathname === '/b7/assets/total-a1b2c3d.js.map'
      ? new Response(readFileSync(join(folder, 'maps', pathname)))
      : new Response('', { status: 404 })
  }
  return { asked, fetch } as const
}

const reported = (more: Partial<ReportedError>): ReportedError => ({
  message: '',
  frames: [],
  part: 'cart',
  build: 'b7',
  page: 'home',
  count: 1,
  lastAt: 1,
  ...more,
})

test('a real stack of a minified build is said in the sources: file, line and column of each frame, and errors of one place are one', async () => {
  const script = await built()
  expect(script.trim().split('\n').length).toBeLessThan(3)
  const error = failed(script)
  expect(error.frames.length).toBeGreaterThanOrEqual(2)
  expect(error.frames[0]?.line).toBe(1)
  const maps = kept()
  const errors = [
    reported({ ...error, count: 3 }),
    reported({ ...error, count: 2, page: 'cart', lastAt: 5 }),
    // A build whose maps are gone.
    reported({ ...error, build: 'b6' }),
  ]
  const [first, second, ...others] = groupErrors(await placeErrors(maps, errors))
  expect(first).toMatchObject({ count: 5, builds: ['b7'], pages: ['home', 'cart'], lastAt: 5 })
  expect(first?.frames[0]).toMatch(/^client\/cart\/total\.js:4:\d+/)
  expect(first?.frames[1]).toMatch(/^client\/cart\/total\.js:10:\d+/)
  expect(second?.frames[0]).toMatch(/^\/assets\/total-a1b2c3d\.js:1:\d+/)
  expect(others).toEqual([])
  expect(maps.asked.toSorted()).toEqual(['/b6/assets/total-a1b2c3d.js.map', '/b7/assets/total-a1b2c3d.js.map'])
})

test('a frame or a build that climbs out of the maps is asked for nothing, and what is no map is none', async () => {
  const maps = kept()
  const frame = { file: '/../../secrets', line: 1, column: 1 }
  const placed = await placeErrors(maps, [
    reported({ frames: [frame] }),
    reported({ build: '..', frames: [{ ...frame, file: '/assets/a.js' }] }),
  ])
  expect(placed.map(({ frames }) => frames[0])).toEqual(['/../../secrets:1:1', '/assets/a.js:1:1'])
  expect(maps.asked).toEqual([])
  const junk = { fetch: async () => new Response('junk') }
  const [one] = await placeErrors(junk, [reported({ frames: [{ ...frame, file: '/assets/a.js' }] })])
  expect(one?.frames).toEqual(['/assets/a.js:1:1'])
})
