/** A source of repeatable numbers: the same key gives the same sequence, so the seed is the same on every machine. */
export type SeededRandom = {
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number
  readonly chance: (share: number) => boolean
}

/** FNV-1a, 32 bits. */
const hash = (key: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Mulberry32, started from a key. */
export function randomFor(key: string): SeededRandom {
  let state = hash(key)
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { below: below => Math.floor(fraction() * below), chance: share => fraction() < share }
}

/** The item at `index`, counting round and round. */
export const around = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] ?? items[0]
