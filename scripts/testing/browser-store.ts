// The store of the browser tests, opened while other tests still run: it is built and its shops are filled when they begin.
import { spawn, type ChildProcess } from 'node:child_process'

/** Browser tests have a port of their own. */
export const browserPort = Number(process.env.TEST_PORT ?? 8797)

export type BrowserStore = {
  /** Variables by which Playwright takes this store and starts none of its own; empty where it did not open. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

const none: BrowserStore = { env: {}, close: () => Promise.resolve() }

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode === null && child.signalCode === null) child.once('close', () => resolve())
    else resolve()
  })

/** Opens it. One that does not open is no harm: Playwright starts its own then, and says what is wrong. */
export function openBrowserStore(): Promise<BrowserStore> {
  const child = spawn(process.execPath, ['tests/support/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: `${browserPort}` },
  })
  const close = () => {
    child.kill('SIGTERM')
    return ended(child)
  }
  const { promise, resolve } = Promise.withResolvers<BrowserStore>()
  child.once('error', () => resolve(none))
  child.once('close', () => resolve(none))
  // Nobody reads the rest of its output, but a full pipe would hold the store up.
  child.stdout.on('data', (said: Buffer) => {
    if (said.includes('Fellholm is open.')) resolve({ env: { STORE_IS_OPEN: '1' }, close })
  })
  return promise
}
