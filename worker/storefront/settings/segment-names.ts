import * as v from 'valibot'

/** Names of segments, separated by commas: what stands in a query must be nothing but a name. */
export const segmentNames = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.regex(
      /^(?:[\w-]{1,64}(?:, *[\w-]{1,64}){0,19})?$/,
      'at most 20 names of letters, digits, - or _, separated by commas',
    ),
    v.transform(text => text.split(/, */).filter(name => name !== '')),
  )
