/** A 32-bit hash of a text (FNV-1a with a final scramble). */
export function hash(text: string): number {
  let state = 2_166_136_261
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619)
  }
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
  return (state ^ (state >>> 13)) >>> 0
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The pattern cutter: turns the number of a model into choices. */
export type Cut = {
  /** One of the choices. The choices of a drawing together count through every combination before one comes again. */
  readonly one: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  /** A measure between two bounds, in whole units. */
  readonly between: (least: number, most: number) => number
}

/**
 * Steps around the circle, one for each choice in turn: square roots of primes are independent of each other, so the
 * choices together come near every combination before they come near the same one again, and neighbouring models
 * differ in most of them (a Kronecker sequence).
 */
const steps = [2, 7, 13, 11, 31, 43, 29, 19, 41, 67, 53, 103].map(prime => Math.sqrt(prime) % 1)

export function cutter(template: string, model: number): Cut {
  const random = chance(hash(`${template} ${model}`))
  const offset = (hash(template) % 1000) / 1000
  let asked = 0
  return {
    one: choices => {
      const turn = (model * (steps[asked % steps.length] ?? 0) + offset * (asked + 1)) % 1
      asked += 1
      return choices[Math.floor(turn * choices.length)] ?? choices[0]
    },
    between: (least, most) => Math.round(least + (most - least) * random()),
  }
}
