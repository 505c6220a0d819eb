import { createHmac, timingSafeEqual } from 'node:crypto'

/** A day: as long as a shopper may leave the card fields open. */
const lifeMs = 24 * 60 * 60 * 1000

/** When it ends, in base 36; 128 bits that only the provider can work out; what the store calls it. */
const shape = /^ses_([\da-z]{8})([\w-]{22})([\w-]{8,64})$/

const markOf = (key: string, ends: string, reference: string): string =>
  createHmac('sha256', key).update(`session:${ends}:${reference}`).digest('base64url').slice(0, 22)

/**
 * Opens a session for something of the store's. Its id says for what and until when, and that it is the provider's own, so
 * that nothing has to be kept of it.
 */
export function openSession(key: string, reference: string, at: number): string {
  const ends = (at + lifeMs).toString(36)
  return `ses_${ends}${markOf(key, ends, reference)}${reference}`
}

/** A session's basket; undefined when it was never opened, or is over. */
export function referenceOf(key: string, session: string, at: number): string | undefined {
  const [, ends = '', mark = '', reference = ''] = shape.exec(session) ?? []
  if (reference === '' || Number.parseInt(ends, 36) <= at) return undefined
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(key, ends, reference))) ? reference : undefined
}
