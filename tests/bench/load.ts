import { connect } from 'node:net'

export type Load = {
  readonly port: number
  readonly path: string
  /** How many requests, all told. */
  readonly count: number
  /** How many connections ask at the same time; each asks again as soon as it is answered. */
  readonly parallel?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The status every answer must have; anything else ends the measurement. */
  readonly status?: number
  /** Called instead of `path` with the number of the request. */
  readonly pathOf?: (index: number) => string
}

const headEnd = '\r\n\r\n'

type Answer = { readonly status: number; readonly bytes: number }

/** Status and body length of an answer whose head has been read whole; nothing while it has not. */
function readHead(text: string): (Answer & { readonly headLength: number }) | undefined {
  const end = text.indexOf(headEnd)
  if (end < 0) return undefined
  const status = Number(text.slice(9, 12))
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end)) ?? []
  if (length === undefined && status !== 304)
    throw new Error(`an answer without content-length:\n${text.slice(0, end)}`)
  return { status, bytes: Number(length ?? 0), headLength: end + headEnd.length }
}

function askOver(load: Load, next: () => number | undefined): Promise<void> {
  const { port, path, pathOf, headers = {}, status = 200 } = load
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = (index: number) => `GET ${pathOf?.(index) ?? path} HTTP/1.1\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let text = ''
    let missing = -1
    const ask = () => {
      const index = next()
      if (index === undefined) {
        socket.end()
        return resolve()
      }
      text = ''
      missing = -1
      socket.write(request(index))
    }
    const take = (chunk: Buffer) => {
      if (missing >= 0) missing -= chunk.length
      else {
        const before = text.length
        text += chunk.toString('latin1')
        const head = readHead(text)
        if (head === undefined) return
        if (head.status !== status) throw new Error(`answered ${head.status} instead of ${status}`)
        missing = head.bytes - (before + chunk.length - head.headLength)
      }
      if (missing === 0) ask()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      try {
        take(chunk)
      } catch (error) {
        socket.destroy()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}

/**
 * Asks for a page over kept connections of this machine and gives the seconds it took. Reads lengths and counts bytes
 * and nothing more, so that the asking costs little beside the answering.
 */
export async function send(load: Load): Promise<number> {
  let sent = 0
  const next = () => (sent < load.count ? sent++ : undefined)
  const started = performance.now()
  await Promise.all(Array.from({ length: load.parallel ?? 16 }, () => askOver(load, next)))
  return (performance.now() - started) / 1000
}
