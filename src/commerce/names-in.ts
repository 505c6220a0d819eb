/** The names a schema of fields knows, those of each of its variants included. */
export const namesIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null)
    return Object.keys(schema.entries)
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.flatMap(namesIn)
  return []
}
