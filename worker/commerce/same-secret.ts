import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether two secrets are the same; compared by their hashes, so that the time it takes says nothing about them. */
export const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected))
