import { unlinked } from './unlinked.ts'

/** A text with its `{name}` parts filled in; what people have typed makes no link of itself. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => unlinked(values[name] ?? '')).trim()
