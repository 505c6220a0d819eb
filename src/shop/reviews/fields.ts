import * as v from 'valibot'

/** Long enough for a text that is too long: that has a code of its own (REV410). */
export const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000))
export const nickname = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
