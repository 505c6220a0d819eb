import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = (language: string) => resolve(import.meta.dirname, `../../src/language/messages/${language}`)

const filesOf = (name: string): readonly object[] =>
  (existsSync(folder(name)) ? readdirSync(folder(name)) : [])
    .filter(file => file.endsWith('.json'))
    .map(file => JSON.parse(readFileSync(join(folder(name), file), 'utf8')) as object)

/** The store's own texts of a language or a locale as they stand, with their `{values}`. */
export function textsOf(language: string) {
  const texts = Object.assign({}, ...filesOf(language.slice(0, 2)), ...filesOf(language)) as Record<string, string>
  return (key: string): string => {
    const text = texts[key]
    if (text === undefined) throw new Error(`No text ${key} in ${language}`)
    return text
  }
}

/** The same to look for, so that a test looks for what a person would. Texts with values match loosely. */
export function wordsOf(language: string) {
  const textOf = textsOf(language)
  return (key: string): RegExp => {
    const pattern = textOf(key)
      .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'))
      .join('.*')
    return new RegExp(`^\\s*${pattern}\\s*$`)
  }
}
