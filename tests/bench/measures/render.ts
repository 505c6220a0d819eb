import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { classNames } from '../../../build/styles/class-names.ts'
import { clientAssets } from '../../../build/client-assets.ts'
import { messages } from '../../../build/messages.ts'
import { builtStore } from '../../../scripts/store/built-store.ts'
import { send } from '../load.ts'
import { pages } from '../pages.ts'
import { openPlatform } from '../platform.ts'
import { cpuSeconds } from '../processes.ts'
import { atMost, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openStore } from '../servers.ts'

const root = resolve(import.meta.dirname, '../../..')
const times = 60

type Listing = { readonly whole: () => Promise<number>; readonly plain: () => number }
type Entry = { readonly listingOf: (origin: string, path: string) => Promise<Listing> }

/** Builds the entry as the storefront worker is built, for Node to run. */
async function builtEntry(): Promise<Entry> {
  const outDir = join(builtStore, 'bench')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [messages(), clientAssets(join(builtStore, 'client/.vite/manifest.json')), react()],
    css: { modules: { generateScopedName: classNames(root) } },
    define: { LOCAL_BUILD: 'true', 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module', 'import'] } },
    build: {
      ssr: join(root, 'tests/bench/render-entry.tsx'),
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'render.mjs')).href)) as Entry
}

/** Processor milliseconds that one run of `work` costs this process. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

/** Processor milliseconds of a listing that is not stored, while the platform answers from its memory. */
async function missCost(): Promise<number> {
  const platform = await openPlatform()
  const store = await openStore({}, { commerceOrigin: platform.origin })
  const { pid } = store
  await (await store.get(pages.listing)).arrayBuffer()
  platform.replay()
  let number = 0
  const misses = async () => {
    const before = pid === undefined ? Number.NaN : cpuSeconds(pid)
    const pathOf = () => `${pages.listing}?color=other-${number++}`
    await send({ port: store.port, path: '', pathOf, count: times, parallel: 1 })
    return ((pid === undefined ? Number.NaN : cpuSeconds(pid) - before) / times) * 1000
  }
  const played = await rounds(5, { misses })
  await Promise.all([store.end(), platform.end()])
  return medianOf(played, round => round.misses)
}

/** The storefront's render of a listing against React's own, and what a miss costs as a whole. */
export async function render(): Promise<readonly ReportRow[]> {
  const { listingOf } = await builtEntry()
  const store = await openStore()
  const listing = await listingOf(`http://localhost:${store.port}`, pages.listing.slice('/en-us'.length))
  const played = await rounds(9, { whole: () => cost(listing.whole), plain: () => cost(listing.plain) })
  await store.end()
  const plain = medianOf(played, round => round.plain)
  const miss = await missCost()
  return [
    atMost(
      'listing of 48: whole render against renderToString of the same tree',
      medianOf(played, round => round.whole / round.plain),
      '×',
      1.15,
      `${medianOf(played, round => round.whole).toFixed(2)} and ${plain.toFixed(2)} ms`,
    ),
    atMost(
      'listing of 48: a whole miss against the same renderToString',
      miss / plain,
      '×',
      3,
      `${miss.toFixed(2)} ms`,
    ),
  ]
}
