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
import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openStore, type StoreServer } from '../servers.ts'

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

/** Renders a listing anew for each request, every time of another colour, and gives the processor milliseconds of one. */
async function anew({ port, pid }: StoreServer, made: () => number): Promise<number> {
  const before = cpuSeconds(pid)
  await send({ port, path: '', pathOf: () => `${pages.listing}?color=other-${made()}`, count: times, parallel: 1 })
  return ((cpuSeconds(pid) - before) / times) * 1000
}

/**
 * Rounds of a listing rendered anew while the platform answers from its memory, and of the same tree, in processor milliseconds:
 * alone, and as a miss, which is stored. The local KV writes into SQLite and files within the same process, and takes as much
 * of it as the store does.
 */
async function anewRounds(plain: Listing['plain']) {
  const platform = await openPlatform()
  const beside = { commerceOrigin: platform.origin }
  const storing = await openStore({}, beside)
  const alone = await openStore({ PAGE_CACHE: 'off' }, beside)
  for (const store of [storing, alone]) await (await store.get(pages.listing)).arrayBuffer()
  platform.replay()
  let number = 0
  const made = () => number++
  const played = await rounds(9, {
    miss: () => anew(storing, made),
    alone: () => anew(alone, made),
    plain: () => cost(plain),
  })
  await Promise.all([storing.end(), alone.end(), platform.end()])
  return played
}

/** The storefront's render of a listing against React's own, and a whole request that renders it anew. */
export async function render(): Promise<readonly ReportRow[]> {
  const { listingOf } = await builtEntry()
  const store = await openStore()
  const listing = await listingOf(`http://localhost:${store.port}`, pages.listing.slice('/en-us'.length))
  const played = await rounds(9, { whole: () => cost(listing.whole), plain: () => cost(listing.plain) })
  await store.end()
  const renewed = await anewRounds(listing.plain)
  return [
    atMost(
      'listing of 48: whole render against renderToString of the same tree',
      medianOf(played, round => round.whole / round.plain),
      '×',
      1.15,
      `${medianOf(played, round => round.whole).toFixed(2)} and ${medianOf(played, round => round.plain).toFixed(2)} ms`,
    ),
    atMost(
      'listing of 48: a request that renders it anew against the same renderToString',
      medianOf(renewed, round => round.alone / round.plain),
      '×',
      2,
      `${medianOf(renewed, round => round.alone).toFixed(2)} ms`,
    ),
    shown(
      'listing of 48: a miss, with what the local KV takes to store it',
      medianOf(renewed, round => round.miss / round.plain),
      '×',
      `${medianOf(renewed, round => round.miss).toFixed(2)} ms`,
    ),
  ]
}
