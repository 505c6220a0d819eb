import { beforeEach, expect, it, vi } from 'vitest'

import { cartChanged } from '#src/kit/events.ts'

import { startTabs } from './tabs.ts'

const channels: { listener?: (event: { data: unknown }) => void; posted: unknown[] }[] = []

class Channel {
  readonly own: (typeof channels)[number] = { posted: [] }
  constructor() {
    channels.push(this.own)
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.own.listener = listener
  }
  postMessage(message: unknown) {
    this.own.posted.push(message)
  }
}

beforeEach(() => {
  channels.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
})

const changes = () => {
  const heard = vi.fn()
  addEventListener(cartChanged, heard)
  return heard
}

it('R357: what another tab did to the cart shows here, unless the message is older than 45 s', () => {
  startTabs(() => 100_000)
  const heard = changes()
  channels[0]?.listener?.({ data: { what: 'cart', at: 100_000 - 45_000 } })
  expect(heard).toHaveBeenCalledTimes(1)
  channels[0]?.listener?.({ data: { what: 'cart', at: 100_000 - 45_001 } })
  channels[0]?.listener?.({ data: 'nonsense' })
  expect(heard).toHaveBeenCalledTimes(1)
})
