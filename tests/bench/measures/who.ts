import { atMost, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openStore, type StoreServer } from '../servers.ts'

/** People of the seed; each is asked about seldom enough to be locked by nothing. */
const roles = ['shopper', 'member', 'employee', 'athlete', 'prosumer', 'influencer', 'espanol', 'history'] as const

const addresses = {
  known: (round: number) => `${roles[round % roles.length]}@fellholm.example`,
  unknown: (round: number) => `stranger-${round % roles.length}@fellholm.example`,
} as const

type Shopper = (command: string, fields: Readonly<Record<string, string>>) => Promise<Response>

/** A guest at a network address who has a session already, so that getting one is not measured. */
async function openShopper({ port }: StoreServer, networkAddress: string): Promise<Shopper> {
  const origin = `http://localhost:${port}`
  let cookie = ''
  const shopper: Shopper = async (command, fields) => {
    const answer = await fetch(`${origin}/-/sign-in/${command}?locale=en-us`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        'cf-connecting-ip': networkAddress,
        cookie,
      },
      body: JSON.stringify(fields),
    })
    await answer.arrayBuffer()
    const cookies = answer.headers.getSetCookie().map(line => line.split(';', 1)[0] ?? '')
    if (cookies.length > 0) cookie = cookies.join('; ')
    return answer
  }
  await shopper('look-up', { email: 'first@example.com' })
  return shopper
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const asked = {
  'look-up': (email: string) => ({ email }),
  enter: (username: string) => ({ username, password: 'not-this-one-42' }),
  forgot: (email: string) => ({ email }),
} as const

/** How often each is asked; a wrong password locks an account, so nobody is tried more than three times. */
const times = { 'look-up': 32, enter: 16, forgot: 32 } as const

/** How much longer the one answer takes than the other, whichever it is. */
async function difference(store: StoreServer, command: keyof typeof asked): Promise<ReportRow> {
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => openShopper(store, `192.0.2.${index + 1}`)),
  )
  let turn = 0
  const one = (kind: keyof typeof addresses) => () => {
    const round = turn++ >> 1
    const shopper = shoppers[round % shoppers.length]
    return timed(async () => shopper?.(command, asked[command](addresses[kind](round))))
  }
  const played = await rounds(times[command], { known: one('known'), unknown: one('unknown') })
  const ratio = medianOf(played, ({ known }) => known) / medianOf(played, ({ unknown }) => unknown)
  const figure = Math.max(ratio, 1 / ratio)
  return atMost(
    `${command}: an address with an account against one without`,
    figure,
    '×',
    1.25,
    `${medianOf(played, ({ known }) => known).toFixed(1)} ms`,
  )
}

/** Nothing in how long an answer takes tells whether an address has an account. */
export async function who(): Promise<readonly ReportRow[]> {
  const store = await openStore()
  await store.get('/en-us')
  const rows: ReportRow[] = []
  for (const command of ['look-up', 'enter', 'forgot'] as const) rows.push(await difference(store, command))
  await store.end()
  return rows
}
