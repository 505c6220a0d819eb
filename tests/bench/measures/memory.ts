import { send } from '../load.ts'
import { residentBytes } from '../processes.ts'
import { pages } from '../pages.ts'
import { atMost, shown, type Row } from '../report.ts'
import { openStore } from '../servers.ts'

const megabytes = (bytes: number) => bytes / 1_048_576
/** What the page cache may hold, and as much again for what waits to be collected. */
const allowance = 32

/** Memory over ten thousand requests that all differ, some of them pages of their own. */
export async function memory(): Promise<readonly Row[]> {
  const store = await openStore()
  const held = () => (store.pid === undefined ? Number.NaN : megabytes(residentBytes(store.pid)))
  const other = (from: number, count: number) =>
    send({ port: store.port, path: '', count, pathOf: index => `${pages.listing}?utm_content=${from + index}` })
  const own = (from: number, count: number) =>
    send({
      port: store.port,
      path: '',
      count,
      parallel: 4,
      pathOf: index => `/en-us/search?q=jacket+${from + index}`,
    })
  await other(0, 1_000)
  await own(0, 200)
  const before = held()
  await other(1_000, 9_500)
  await own(200, 500)
  const after = held()
  await store.end()
  return [
    atMost('memory gained over 10,000 requests with different queries', after - before, 'MB', allowance),
    shown('memory of the whole store, all workers', after, 'MB'),
  ]
}
