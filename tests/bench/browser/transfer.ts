import type { CDPSession } from '@playwright/test'

const kinds = { Document: 'html', Stylesheet: 'style', Script: 'script', Font: 'font', Image: 'picture' } as const
export type ResourceKind = (typeof kinds)[keyof typeof kinds] | 'other'

/** What comes ahead of its use, and the symbols of a picture, are told by what they are alone. */
const byType: Readonly<Record<string, ResourceKind>> = {
  'image/svg+xml': 'picture',
  'text/css': 'style',
  'font/woff2': 'font',
}

const isKind = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)

/** Bytes that came over the line, by kind, heads and compressed bodies. */
export type Transfer = Record<ResourceKind, number> & { requests: number }

/** Counts what comes in from now on. */
export function watchTransfer(client: CDPSession): Transfer {
  const wire: Transfer = { html: 0, style: 0, script: 0, font: 0, picture: 0, other: 0, requests: 0 }
  const asked = new Map<string, ResourceKind>()
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = byType[response.mimeType] ?? (isKind(type) ? kinds[type] : 'other')
    asked.set(requestId, kind)
    if (kind !== 'picture') wire.requests += 1
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = asked.get(requestId)
    if (kind !== undefined) wire[kind] += encodedDataLength
  })
  return wire
}
