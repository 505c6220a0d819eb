import { resolve } from 'node:path'

import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

import { clientRoutes } from './client-routes.ts'

const root = resolve(import.meta.dirname, '..')

/** What a browser gets of a module with this code. */
async function built(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? code : undefined),
  }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entry, clientRoutes()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })
  return ((Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput).output[0].code
}

it('a browser has where routes lead and what kind of page is there, and nothing of how it is stored or guarded', async () => {
  const code = await built(
    `import { matchRoute } from '${root}/routes/match.ts'\nconsole.log(matchRoute(location.pathname))`,
  )
  expect(code).toContain('"/account/order-history"')
  expect(code).toContain('"personal"')
  for (const column of ['"public"', 'fresh', 'guard', 'signed-in', 'paymentInstrumentId'])
    expect(code).not.toContain(column)
})

it('code for a browser that reads the whole table ends the build, and is told what to read', async () => {
  await expect(
    built(`import { routeOf } from '${root}/routes/table.ts'\nconsole.log(routeOf('cart').guard)`),
  ).rejects.toThrow('reads routes/client-table.ts')
})
