import { send } from '../load.ts'
import { cpuSeconds } from '../processes.ts'
import { pages } from '../pages.ts'
import { benchRedirects } from '../redirects.ts'
import { atMost, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openStore } from '../servers.ts'

const count = 1_000

/** Redirect look-up at few and at many rules, and as a share of what a cached page costs. */
export async function redirects(): Promise<readonly ReportRow[]> {
  const lookUp = benchRedirects()
  const store = await openStore()
  const { pid } = store
  const played = await rounds(5, {
    page: async () => {
      const before = cpuSeconds(pid)
      await send({ port: store.port, path: pages.home, count })
      return ((cpuSeconds(pid) - before) / count) * 1e6
    },
  })
  await store.end()
  const request = medianOf(played, round => round.page)
  return [
    atMost(
      lookUp.name,
      lookUp.ratio,
      '×',
      3,
      `${lookUp.microsecondsAt100.toFixed(2)} and ${lookUp.microsecondsAt100000.toFixed(2)} µs`,
    ),
    atMost(
      'redirect look-up among 100,000 rules that finds none, share of a cached page',
      (lookUp.missMicroseconds / request) * 100,
      '%',
      1,
      `${lookUp.missMicroseconds.toFixed(2)} of ${request.toFixed(0)} µs`,
    ),
  ]
}
