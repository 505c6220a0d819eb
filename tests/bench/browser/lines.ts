import type { CDPSession } from '@playwright/test'

const bytesPerSecond = (kilobits: number) => kilobits * 128

/** Lines as Chromium imitates them: latency in milliseconds a request. Slow is Lighthouse's slow 4G. */
export const lines = {
  slow: { latency: 562.5, downloadThroughput: bytesPerSecond(1474.56), uploadThroughput: bytesPerSecond(675) },
  fast: { latency: 40, downloadThroughput: bytesPerSecond(10_240), uploadThroughput: bytesPerSecond(5_120) },
} as const

export type NetworkLine = keyof typeof lines

/** A phone of the field: its screen, a finger, and a processor four times slower than this one. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** Gives a page the phone's processor and a line. */
export async function slowed(client: CDPSession, line: NetworkLine): Promise<void> {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
