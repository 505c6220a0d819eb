import { openHeap } from '../heap.ts'
import { send } from '../load.ts'
import { pages } from '../pages.ts'
import { residentBytes } from '../processes.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { freePort, openStore } from '../servers.ts'

const megabytes = (bytes: number) => bytes / 1_048_576

/** Requests between two looks at the heap: stored pages with a query of their own, and pages nobody asked for before. */
const strange = 990
const rare = 10
/** The least of so many looks is what stays when the runtime has collected. */
const looks = 25

/** The storefront's heap after tens of thousands of requests that all differ, against its heap when it had warmed up. */
export async function memory(): Promise<readonly ReportRow[]> {
  const inspectorPort = freePort()
  // The pages it may keep are bounded by a setting; what else it keeps is the question.
  const store = await openStore({ PAGE_MEMORY_BYTES: '4194304' }, { inspectorPort })
  const heap = await openHeap(inspectorPort, 'fellholm-storefront')
  let sent = 0
  async function look(): Promise<number> {
    const from = (sent += strange + rare)
    const listing = (index: number) => `${pages.listing}?utm_content=${from + index}`
    const search = (index: number) => `/en-us/search?q=jacket+${from + index}`
    await send({ port: store.port, path: '', count: strange, pathOf: listing })
    await send({ port: store.port, path: '', count: rare, parallel: 4, pathOf: search })
    return heap.used()
  }
  async function least(): Promise<number> {
    let figure = Number.POSITIVE_INFINITY
    for (let round = 0; round < looks; round++) figure = Math.min(figure, await look())
    return figure
  }
  await least()
  const before = await least()
  const after = await least()
  const held = store.pid === undefined ? Number.NaN : residentBytes(store.pid)
  heap.end()
  await store.end()
  return [
    atMost(
      `heap gained over ${looks * (strange + rare)} requests with different queries`,
      megabytes(after - before),
      'MB',
      8,
      `${megabytes(after).toFixed(1)} MB after ${sent} requests`,
    ),
    shown('memory of the whole store, all workers', megabytes(held), 'MB'),
  ]
}
