import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

type Schema = GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly literal?: unknown
  readonly value?: Schema
}

/** What the shop knows, what it might know, and what nobody should ever send. */
const texts = [
  'FJ100',
  'cairn-shell-fj100',
  '400000000001',
  'jackets',
  'ada@example.com',
  '80202',
  'US',
  'de',
  'fellholm-us',
  'publish',
  'home',
  '2026-11-24',
  'A0000000001',
  'local',
  '1',
  '48',
  'true',
  'newest',
  `' OR 1=1 --`,
  '"*',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>',
  '\u0000',
  '😀'.repeat(40),
  'x'.repeat(5000),
  '-1',
  '1e309',
  'NaN',
]

const someText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.uuid(),
)

const someNumber = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(0, -0, 1e21, 2 ** 53, -1e9), fc.double())

const isSchema = (option: unknown): option is Schema => typeof option === 'object' && option !== null

const oneOf = (options: readonly unknown[] = []): fc.Arbitrary<unknown> =>
  options.length === 0
    ? fc.jsonValue()
    : fc.oneof(...options.map(option => (isSchema(option) ? likely(option) : fc.constant(option))))

const objectOf = ({ entries = {} }: Schema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, likely(entry)])), {
    requiredKeys: Object.keys(entries).filter(key => entries[key]?.type !== 'optional'),
  })

const makers: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string: () => someText,
  number: () => someNumber,
  boolean: () => fc.boolean(),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options }) => oneOf(options),
  union: ({ options }) => oneOf(options),
  variant: ({ options }) => oneOf(options),
  object: objectOf,
  loose_object: objectOf,
  optional: ({ wrapped }) => (wrapped ? likely(wrapped) : fc.jsonValue()),
  nullable: ({ wrapped }) => fc.option(wrapped ? likely(wrapped) : fc.jsonValue()),
  array: ({ item }) => fc.array(item ? likely(item) : fc.jsonValue(), { maxLength: 6 }),
  record: ({ value }) => fc.dictionary(someText, value ? likely(value) : fc.jsonValue(), { maxKeys: 5 }),
}

/** Values that often have the shape of a schema, and now and then none at all. */
export const likely = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: makers[schema.type]?.(schema) ?? fc.jsonValue() }, fc.jsonValue())

/** A segment of a path: something known, or anything. */
export const segment: fc.Arbitrary<string> = someText
