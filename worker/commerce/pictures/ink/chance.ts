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

/** A prime above every number of choices: neighbouring models differ in most choices, and no combination comes twice early. */
const stride = 7919

export function cutter(template: string, model: number): Cut {
  let rest = model * stride + (hash(template) % 97)
  const random = chance(hash(`${template} ${model}`))
  return {
    one: choices => {
      const choice = choices[rest % choices.length] ?? choices[0]
      rest = Math.floor(rest / choices.length)
      return choice
    },
    between: (least, most) => Math.round(least + (most - least) * random()),
  }
}
