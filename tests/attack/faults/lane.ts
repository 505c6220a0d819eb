import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import { openDoor, type Fault } from '../door.ts'
import type { Check } from '../finding.ts'
import { openVictim } from '../victim.ts'
import { meet } from './row.ts'
import type { LedgerOf, FaultScene } from './scene.ts'

export type PlannedCheck = {
  readonly name: string
  readonly scene: FaultScene
  readonly fault: Fault
  readonly turn: number
  readonly email: string
}

type Ports = { readonly store: number; readonly door: number; readonly platform: number }

const phone = { width: 390, height: 844 }

/** A store behind a door of its own, at which one fault can be switched on for one call. */
export async function openLane(state: string, ports: Ports) {
  let broken: PlannedCheck | undefined
  let met = 0
  const door = await openDoor(ports.door, ports.platform, ({ method, path }) => {
    if (broken === undefined) return undefined
    const { methods, path: pattern } = broken.scene.breaks
    if (!methods.includes(method) || !pattern.test(path.split('?')[0] ?? '')) return undefined
    met += 1
    return broken.fault
  })
  const store = await openVictim({
    script: 'start.ts',
    port: ports.store,
    healthy: '/healthcheck/status',
    environment: {
      STATE_DIR: join(state, `store-${ports.store}`),
      COMMERCE_ORIGIN: `http://127.0.0.1:${ports.door}`,
      // A row meets its own fault, not the breaker that the row before it opened.
      BREAKER_FAILURES: '1000',
      PAYMENTS_ORIGIN: `http://pay.localhost:${ports.platform}`,
    },
  })

  const switchOf = (planned: PlannedCheck) => {
    met = 0
    return {
      on: () => {
        broken = planned
      },
      off: () => {
        broken = undefined
      },
      met: () => met,
    }
  }

  /** Takes a row, in a browser that has never been here. */
  async function take(browser: Browser, planned: PlannedCheck, ledger: LedgerOf): Promise<Check> {
    const { email, ...row } = planned
    const origin = `http://localhost:${ports.store}`
    const context = await browser.newContext({ baseURL: origin, viewport: phone, locale: 'en-US' })
    context.setDefaultTimeout(10_000)
    try {
      const shopper = { page: await context.newPage(), origin, platform: ports.platform, email }
      return await meet({ ...row, shopper, fault: switchOf(planned), ledger })
    } finally {
      await context.close()
    }
  }
  return {
    take,
    end: async () => {
      await store.kill()
      door.end()
    },
  }
}
