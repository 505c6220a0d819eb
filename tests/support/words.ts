import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = (language: string) => resolve(import.meta.dirname, `../../src/language/messages/${language}`)

/** The store's own texts of a language, so that a test looks for what a person would. Texts with values match loosely. */
export function wordsOf(language: string) {
  const files = readdirSync(folder(language)).filter(name => name.endsWith('.json'))
  const texts = Object.assign(
    {},
    ...files.map(name => JSON.parse(readFileSync(join(folder(language), name), 'utf8')) as object),
  ) as Record<string, string>
  return (key: string): RegExp => {
    const text = texts[key]
    if (text === undefined) throw new Error(`No text ${key} in ${language}`)
    const pattern = text
      .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'))
      .join('.*')
    return new RegExp(`^\\s*${pattern}\\s*$`)
  }
}
