import { elementsOf } from './formats/json-elements.ts'
import type { RulesFormat } from './parse.ts'

/** The lines that are still to be mended, with the number that each had in the whole text. */
export type LeftOver = { readonly left: string; readonly lines: readonly number[] }

function leftOfJson(text: string, wrong: ReadonlySet<number>): LeftOver {
  const elements = elementsOf(text).filter(({ line }) => wrong.has(line))
  // One that cannot be read at all is left as it is.
  if (elements.length === 0) return { left: text, lines: text.split('\n').map((_, index) => index + 1) }
  const written = elements.map((element, index) => {
    const end = index === elements.length - 1 ? '' : ','
    return `${JSON.stringify(JSON.parse(element.text))}${end}`
  })
  return { left: ['[', ...written, ']'].join('\n'), lines: [0, ...elements.map(({ line }) => line)] }
}

/** The wrong lines of a text, ready to be mended and read again: with a table's header, and JSON as JSON. */
export function leftOver(text: string, format: RulesFormat, wrongLines: readonly number[]): LeftOver {
  if (wrongLines.length === 0) return { left: '', lines: [] }
  const whole = text.replace(/^\uFEFF/, '')
  const wrong = new Set(wrongLines)
  if (format === 'vercel' || format === 'cloudflare-json') return leftOfJson(whole, wrong)
  const lines = whole.split(/\r\n?|\n/)
  const hasHead = format === 'csv' || format === 'shopify'
  const head = hasHead ? lines.findIndex(line => line.trim() !== '' && !line.startsWith('#')) + 1 : 0
  const kept = [...new Set([...(head > 0 ? [head] : []), ...wrong])].toSorted((one, other) => one - other)
  return { left: kept.map(line => lines[line - 1] ?? '').join('\n'), lines: kept }
}
