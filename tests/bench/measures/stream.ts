import { connect } from 'node:net'

import { pages } from '../pages.ts'
import { openPlatform } from '../platform.ts'
import { atLeast, atMost, shown, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import { openBareWorker, openStore } from '../servers.ts'
import { shopperWithCart } from '../shopper.ts'

type Arrival = { readonly firstMs: number; readonly lastMs: number; readonly text: string }

/** When the first byte of a document's body is there, and the last; or only the first, and the rest is left unread. */
function arrival(port: number, path: string, cookie: string, until: 'first' | 'last'): Promise<Arrival> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let text = ''
    let firstMs: number | undefined
    let started = 0
    socket.on('connect', () => {
      started = performance.now()
      const lines = [`host: localhost:${port}`, 'connection: close', `cookie: ${cookie}`]
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    })
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (firstMs !== undefined || !text.includes('<!doctype html>')) return
      firstMs = performance.now() - started
      if (until === 'first') socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () =>
      firstMs === undefined
        ? reject(new Error(`no document: ${text.slice(0, 300)}`))
        : resolve({ firstMs, lastMs: performance.now() - started, text }),
    )
  })
}

const pause = () =>
  new Promise(resolve => {
    setTimeout(resolve, 15)
  })

/** When the first byte of a document is there, in milliseconds; after a pause, so that no request meets another. */
async function firstByte(port: number, path: string, cookie = ''): Promise<number> {
  await pause()
  return (await arrival(port, path, cookie, 'first')).firstMs
}

const delayMs = 1_000

/** A cart streamed while the platform sleeps, against pages that wait for nothing. */
export async function stream(): Promise<readonly ReportRow[]> {
  const platform = await openPlatform()
  const store = await openStore({}, { commerceOrigin: platform.origin })
  const { cookie } = await shopperWithCart(store)
  const cart = '/en-us/cart'
  const { text } = await arrival(store.port, cart, cookie, 'last')
  const body = new TextEncoder().encode(text.slice(text.indexOf('<!doctype')))
  const bare = await openBareWorker([
    { path: '/', body: body.buffer, headers: { 'content-type': 'text/html; charset=utf-8' } },
  ])
  platform.sleep(delayMs)
  // One by one in turn: the machine's own pace changes within less than a second.
  const played = await rounds(420, {
    streamed: () => firstByte(store.port, cart, cookie),
    stored: () => firstByte(store.port, pages.home),
    bare: () => firstByte(bare.port, '/'),
  })
  const { lastMs } = await arrival(store.port, cart, cookie, 'last')
  await Promise.all([store.end(), bare.end(), platform.end()])
  return [
    atMost(
      'streamed cart, first byte while commerce sleeps a second, against a stored page',
      medianOf(played, round => round.streamed / round.stored),
      '×',
      1.3,
      `${medianOf(played, round => round.streamed).toFixed(2)} and ${medianOf(played, round => round.stored).toFixed(2)} ms`,
    ),
    shown(
      'the same against a bare worker with the same bytes',
      medianOf(played, round => round.streamed / round.bare),
      '×',
    ),
    atLeast('streamed cart, end of the document', lastMs, 'ms', delayMs),
  ]
}
