/** Texts of an entry of content, by where they stand in its data. */
export type EntryTexts = Readonly<Record<string, string>>

type Data = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** Every text of an entry's data, by where it stands: `action.label`, `paragraphs.0`. */
export function textsOf(data: Data, at = ''): EntryTexts {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const path = at === '' ? name : `${at}.${name}`
      if (typeof value === 'string') return [[path, value] as const]
      return isBranch(value) ? Object.entries(textsOf(value, path)) : []
    }),
  )
}

/** The same data with other texts; one that stands nowhere in it is left out. */
export function withTexts(data: Data, texts: EntryTexts): Record<string, unknown> {
  const changed = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return texts[path] ?? value
    if (Array.isArray(value)) return value.map((one: unknown, index) => changed(one, `${path}.${index}`))
    if (!isBranch(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, `${path}.${name}`)]))
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changed(value, name)]))
}
