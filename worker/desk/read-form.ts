import * as v from 'valibot'

import type { DeskContext } from './context.ts'

/** Reads a form; a field that is not there is empty. */
export async function formOf(c: DeskContext): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return name => {
    const value = form[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}

const whole = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), 0)

/** A whole number of a form or an address; 0 for anything else. */
export const readWhole = (text: string | undefined): number => v.parse(whole, text)

/** The page of a list; the first for anything that is none. */
export const readPage = (text: string | undefined): number => Math.max(1, readWhole(text))
