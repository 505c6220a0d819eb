import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { chromiumArguments, findChromium } from '../../../scripts/testing/chromium.ts'
import { lines, phone } from './lines.ts'
import { speakTo, type Protocol } from './protocol.ts'

/** A request of a page; `isReady`: of the one that is made ready, or was. */
export type PageRequest = {
  readonly url: string
  readonly method: string
  readonly type: string
  readonly isReady: boolean
}

export type Tab = {
  /** Asks the page that was opened. */
  readonly send: Protocol['send']
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Resolves once the browser has begun to make a page ready. */
  readonly begun: Promise<void>
  /** The same of that page, before it is shown and after. */
  readonly sendReady: Protocol['send']
  readonly evaluateReady: Tab['evaluate']
  /** What the pages have asked for so far. */
  readonly asked: readonly PageRequest[]
  readonly end: () => Promise<void>
}

type Attached = { readonly sessionId: string; readonly targetInfo: { readonly type: string; readonly url: string } }

async function launched(directory: string, fingerprint: string) {
  const chromium = spawn(
    findChromium() ?? 'chromium',
    [
      ...chromiumArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${directory}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 100; tries++) {
    await pause(100)
    try {
      const [port = '', path = ''] = readFileSync(join(directory, 'DevToolsActivePort'), 'utf8').split('\n')
      return { chromium, protocol: await speakTo(`ws://127.0.0.1:${port}${path}`) }
    } catch {
      // It is not there yet.
    }
  }
  throw new Error('the browser did not start')
}

/** Notes what the pages ask for. */
function noteAsked(protocol: Protocol, pages: readonly string[]): readonly PageRequest[] {
  const asked: PageRequest[] = []
  protocol.onTold(({ method, params, sessionId = '' }) => {
    if (method !== 'Network.requestWillBeSent') return
    const { request, type } = params as { request: { url: string; method: string }; type: string }
    asked.push({ url: request.url, method: request.method, type, isReady: pages.indexOf(sessionId) > 0 })
  })
  return asked
}

/** Gives every page of the tab, also one that is made ready, the phone and its line, and lets it begin. */
function slowPages(protocol: Protocol, isSlow: boolean, shown: (sessionId: string) => void) {
  protocol.onTold(({ method, params }) => {
    if (method !== 'Target.attachedToTarget') return
    const { sessionId, targetInfo } = params as Attached
    const send = (name: string, given?: Readonly<Record<string, unknown>>) =>
      void protocol.send(name, given, sessionId).catch(() => undefined)
    if (targetInfo.type === 'page') {
      shown(sessionId)
      const { width, height } = phone.viewport
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1.75, mobile: true })
      send('Network.enable')
      if (isSlow) {
        send('Emulation.setCPUThrottlingRate', { rate: 4 })
        send('Network.emulateNetworkConditions', { offline: false, ...lines.slow })
      }
      send('Preload.enable')
    }
    send('Runtime.runIfWaitingForDebugger')
  })
}

/**
 * A tab in a browser of its own, on the slow line unless it is told otherwise. Playwright's pages are never made ready; this
 * one's are. `fingerprint` of the certificate that it trusts, if one is needed.
 */
export async function openTab(fingerprint: string, isSlow = true): Promise<Tab> {
  const directory = mkdtempSync(join(tmpdir(), 'tab-'))
  const { chromium, protocol } = await launched(directory, fingerprint)
  const pages: string[] = []
  const asked = noteAsked(protocol, pages)
  slowPages(protocol, isSlow, sessionId => pages.push(sessionId))
  const begun = new Promise<void>(resolve => {
    protocol.onTold(({ method, params }) => {
      if (method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready') resolve()
    })
  })
  const { targetId } = (await protocol.send('Target.createTarget', { url: 'about:blank', forTab: true })) as {
    targetId: string
  }
  const { sessionId } = (await protocol.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string
  }
  await protocol.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    sessionId,
  )
  const [shown = ''] = pages
  const evaluating = (page: () => string | undefined) => async (expression: string) => {
    const asked = { expression, awaitPromise: true }
    const { result } = (await protocol.send('Runtime.evaluate', asked, page())) as { result: { value: unknown } }
    return result.value
  }
  return {
    send: (method, params) => protocol.send(method, params, shown),
    evaluate: evaluating(() => shown),
    begun,
    sendReady: (method, params) => protocol.send(method, params, pages.at(-1)),
    evaluateReady: evaluating(() => pages.at(-1)),
    asked,
    end: async () => {
      protocol.close()
      const ended = new Promise(resolve => chromium.once('exit', resolve))
      chromium.kill()
      await ended
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
