import * as v from 'valibot'

import type { ParsedRules } from '../csv.ts'
import { together } from './cells.ts'

/** An element of a list in JSON as it is written, and the line it begins in. */
export type JsonElement = { readonly text: string; readonly line: number }

const endOfString = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/** Where the list begins: at once, or behind the key `redirects` of an object. */
function startOfList(text: string): number {
  const first = text.search(/\S/)
  if (text[first] === '[') return first
  let depth = 0
  for (let at = first; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if ('{['.includes(sign)) depth += 1
    else if ('}]'.includes(sign)) depth -= 1
    else if (sign === '"') {
      const end = endOfString(text, at)
      const [found = ''] = /^\s*:\s*\[/.exec(text.slice(end + 1, end + 100)) ?? []
      if (depth === 1 && text.slice(at, end + 1) === '"redirects"' && found !== '') return end + found.length
      at = end
    }
  }
  return -1
}

/** The objects of the list in a text that is JSON; without the list, none. */
export function elementsOf(text: string): JsonElement[] {
  const start = startOfList(text)
  const elements: JsonElement[] = []
  if (start < 0) return elements
  let [depth, from, line, counted] = [0, 0, 1, 0]
  for (let at = start + 1; at < text.length && depth >= 0; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') at = endOfString(text, at)
    else if ('{['.includes(sign)) {
      if (depth === 0) from = at
      depth += 1
    } else if ('}]'.includes(sign)) {
      depth -= 1
      if (depth !== 0) continue
      for (; counted < from; counted += 1) if (text[counted] === '\n') line += 1
      elements.push({ text: text.slice(from, at + 1), line })
    }
  }
  return elements
}

function problemOf(error: unknown) {
  const message = error instanceof Error ? error.message : 'no JSON'
  return { line: Number(/\(line (\d+)/.exec(message)?.[1] ?? 1), message: `this is no JSON: ${message}` }
}

/** Reads each object of a list by its schema; one that does not fit is a problem of its line. */
export function readElements<Output>(
  text: string,
  schema: v.GenericSchema<unknown, Output>,
  read: (element: Output, line: number) => ParsedRules,
): ParsedRules {
  try {
    JSON.parse(text)
  } catch (error) {
    return { rules: [], problems: [problemOf(error)] }
  }
  return together(
    elementsOf(text).map(element => {
      const parsed = v.safeParse(schema, JSON.parse(element.text))
      if (parsed.success) return read(parsed.output, element.line)
      const [issue] = parsed.issues
      const message = `${v.getDotPath(issue) ?? 'the object'}: ${issue.message}`
      return { rules: [], problems: [{ line: element.line, message }] }
    }),
  )
}
