/** Random numbers from 0 up to below 1 that are the same for a seed (mulberry32), so that a failure can be run again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const oneOf = <Value>(values: readonly [Value, ...Value[]], random: () => number): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]
