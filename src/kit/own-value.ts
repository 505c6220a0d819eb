/** A table's value under a name from outside. Undefined for inherited names such as `constructor`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
