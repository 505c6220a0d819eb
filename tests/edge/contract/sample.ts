import { safeParse, type GenericSchema } from 'valibot'

type Schema = GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly options?: readonly Schema[]
  readonly wrapped?: Schema
  readonly literal?: unknown
}

/** Values of every kind that calls ask for; the first that a schema takes is its sample. */
const texts =
  'x 1 US CO 80202 ada@example.com 2026-11-24 1990-01-01 410011000027 5550100199 en_US https://example.com/ slow-ferry-crossing vuid_1'
const leaves: readonly unknown[] = [
  texts.split(' '),
  ['x'.repeat(24), 'x'.repeat(43), `x.${'x'.repeat(43)}`, '6006491000000001'],
  [1, 0, 2030, true, {}, [], null],
].flat()

const objectOf = ({ entries = {} }: Schema) =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, { type }]) => type !== 'optional')
      .map(([name, entry]) => [name, sampleOf(entry)]),
  )

/** The least that a schema takes, where there is a sample of it; else nothing. */
export function sampleOf(schema: Schema): unknown {
  const { item, options = [], wrapped, literal } = schema
  const tried = [
    ...(schema.entries ? [objectOf(schema)] : []),
    ...(item ? [[sampleOf(item)]] : []),
    ...options.map(option => (typeof option === 'object' ? sampleOf(option) : option)),
    ...(wrapped ? [sampleOf(wrapped)] : []),
    ...(literal === undefined ? [] : [literal]),
    ...leaves,
  ]
  return tried.find(value => safeParse(schema, value).success)
}
