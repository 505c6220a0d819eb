import type { DeskContext } from './context.ts'

/** Reads a form; a field that is not there is empty. */
export async function formOf(c: DeskContext): Promise<(name: string) => string> {
  const form = await c.req.parseBody()
  return name => {
    const value = form[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}
