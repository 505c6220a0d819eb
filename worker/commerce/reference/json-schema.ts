import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON schema (2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = { readonly [key: string]: unknown }

/** Schemas that others refer to, by name; grows while a document is made. */
export type Definitions = Map<string, JsonSchema>

/** The value with every `$ref` into its own `$defs` leading to the document's components instead. */
function relinked(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map(item => relinked(item, prefix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', `#/components/schemas/${prefix}.`)]
        : [key, relinked(inner, prefix)],
    ),
  )
}

/**
 * The JSON schema of what is sent (`input`) or of what comes back (`output`). What JSON schema has no word for, such as
 * a check in code, is left out: a schema may then accept more than the platform. Recursive parts are moved to
 * `definitions` under `name`.
 */
export function jsonSchemaOf(
  schema: GenericSchema,
  {
    name,
    mode,
    definitions,
  }: { readonly name: string; readonly mode: 'input' | 'output'; readonly definitions: Definitions },
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: mode,
    errorMode: 'ignore',
  })
  const prefix = `${name}.${mode}`
  for (const [key, inner] of Object.entries($defs))
    definitions.set(`${prefix}.${key}`, relinked(inner, prefix) as JsonSchema)
  return relinked(own, prefix) as JsonSchema
}
