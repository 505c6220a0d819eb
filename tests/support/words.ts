import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const rooms = ['browse', 'cart', 'checkout', 'errors', 'home', 'orders', 'product', 'shell']

/** The store's own texts of a language, so that a test looks for what a person would. Texts with values match loosely. */
export function wordsOf(language: string) {
  const texts = Object.assign(
    {},
    ...rooms.map(
      room =>
        JSON.parse(
          readFileSync(resolve(import.meta.dirname, `../../src/language/messages/${language}/${room}.json`), 'utf8'),
        ) as object,
    ),
  ) as Record<string, string>
  return (key: string): RegExp => {
    const text = texts[key]
    if (text === undefined) throw new Error(`No text ${key} in ${language}`)
    const pattern = text
      .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')
    return new RegExp(`^\\s*${pattern}\\s*$`)
  }
}
