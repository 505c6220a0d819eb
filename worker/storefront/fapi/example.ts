import * as v from 'valibot'

/** Texts one of which nearly every pattern of the contract accepts. */
const texts = [
  'example',
  'FH10011',
  '410011000027',
  '2026-11-24',
  '2026-11-24T10:00:00.000Z',
  'a@example.com',
  'A0000000001',
  'https://example.com/',
  '/',
  'US',
  'en',
  '10',
  '80202',
  '+13035550142',
  'aaaaaaaaaaaaaaaaaaaaaa',
  '/cart',
  '#1f4d3a',
  'true',
  '4242',
  '',
] as const

const numbers = [1, 0, 10, 100, 2026] as const

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly literal?: unknown
  readonly getter?: (input: unknown) => Schema
}

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

const isSchema = (option: unknown): option is Schema =>
  typeof option === 'object' && option !== null && 'type' in option

const objectOf = ({ entries = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, entry]) => entry.type !== 'optional')
      .map(([key, entry]) => [key, exampleOf(entry)]),
  )

/** How an example of each type of schema is made. */
const makers: Readonly<Record<string, (schema: Schema) => unknown>> = {
  string: schema => texts.find(text => accepts(schema, text)) ?? 'example',
  number: schema => numbers.find(number => accepts(schema, number)) ?? 1,
  boolean: schema => accepts(schema, true),
  literal: ({ literal }) => literal,
  picklist: ({ options }) => options?.[0],
  union: ({ options }) => exampleOf(options?.find(isSchema)),
  variant: ({ options }) => exampleOf(options?.find(isSchema)),
  object: objectOf,
  loose_object: objectOf,
  strict_object: objectOf,
  record: () => ({}),
  tuple: ({ items = [] }) => items.map(exampleOf),
  nullable: ({ wrapped }) => exampleOf(wrapped),
  optional: ({ wrapped }) => exampleOf(wrapped),
  lazy: ({ getter }) => exampleOf(getter?.(undefined)),
  array: schema => (accepts(schema, []) ? [] : [exampleOf(schema.item)]),
}

/** A small value a schema accepts: what is optional left out, lists empty where they may be. */
export function exampleOf(schema: Schema | undefined): unknown {
  return schema === undefined ? null : (makers[schema.type]?.(schema) ?? null)
}
