import * as v from 'valibot'

/** As people type it: with blanks, in small letters. */
export const typedNumber = v.pipe(
  v.string(),
  v.transform(text => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.minLength(1),
  v.maxLength(16),
)
