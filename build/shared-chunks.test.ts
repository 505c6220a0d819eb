import { resolve } from 'node:path'

import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

import { sharedChunks } from './shared-chunks.ts'

const react = '/store/node_modules/react/index.js'
const library = '/store/node_modules/valibot/index.js'

/** A store of a few modules: what stands on the left imports what stands on the right; `later` names what it fetches when it is wanted. */
const modules: Readonly<Record<string, { readonly imports?: readonly string[]; readonly later?: readonly string[] }>> =
  {
    '/store/main.ts': {
      imports: ['/store/ready.ts'],
      later: [
        '/store/menu.ts',
        '/store/tabs.ts',
        '/store/map.ts',
        '/store/rare.ts',
        '/store/sign-in.tsx',
        '/store/cart.tsx',
        '/store/chart.tsx',
      ],
    },
    '/store/menu.ts': { imports: ['/store/listening.ts', '/store/ready.ts'] },
    '/store/tabs.ts': { imports: ['/store/listening.ts', '/store/parsed.ts'] },
    '/store/map.ts': { imports: ['/store/listening.ts', '/store/client.ts', '/store/parsed.ts', '/store/pair.ts'] },
    '/store/rare.ts': { imports: ['/store/pair.ts'] },
    '/store/sign-in.tsx': { imports: ['/store/dialog.tsx', '/store/client.ts'] },
    '/store/cart.tsx': { imports: ['/store/dialog.tsx', '/store/client.ts'] },
    '/store/chart.tsx': { imports: ['/store/dialog.tsx', '/store/client.ts', '/store/listening.ts'] },
    '/store/dialog.tsx': { imports: [react] },
    '/store/client.ts': { imports: ['/store/call.ts', '/store/parsed.ts'] },
    '/store/parsed.ts': { imports: [library] },
  }

const all = new Set(Object.entries(modules).flatMap(([id, { imports = [], later = [] }]) => [id, ...imports, ...later]))

const codeOf = (id: string) => {
  const { imports = [], later = [] } = modules[id] ?? {}
  const name = JSON.stringify(id)
  const lines = [
    ...imports.map(other => `import ${JSON.stringify(other)}`),
    ...later.map(other => `import(${JSON.stringify(other)})`),
  ]
  return [...lines, `globalThis.ran = [...(globalThis.ran ?? []), ${name}]`].join('\n')
}

/** The modules of each chunk. */
async function chunks(): Promise<Readonly<Record<string, readonly string[]>>> {
  const store = {
    name: 'store',
    resolveId: (id: string) => (all.has(id) ? id : undefined),
    load: (id: string) => (all.has(id) ? codeOf(id) : undefined),
  }
  const made = await build({
    root: resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [store],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/store/main.ts',
        output: {
          codeSplitting: {
            groups: [
              { name: sharedChunks('/store/main.ts', '/store/client.ts'), includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  })
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
  return Object.fromEntries(
    output.flatMap(file =>
      file.type === 'chunk' ? [[file.name, file.moduleIds.filter(id => all.has(id)).toSorted()] as const] : [],
    ),
  )
}

it('what several parts of the store want comes in a chunk for those with React, one for those with the platform client, and for all', async () => {
  expect(await chunks()).toMatchObject({
    main: ['/store/main.ts', '/store/ready.ts'],
    react: ['/store/dialog.tsx', react].toSorted(),
    commerce: ['/store/call.ts', '/store/client.ts'],
    shared: ['/store/listening.ts'],
    'shared-valibot': [library, '/store/parsed.ts'].toSorted(),
    pair: ['/store/pair.ts'],
    menu: ['/store/menu.ts'],
  })
})
