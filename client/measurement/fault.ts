import type { EventParameters } from '#src/measurement/events.ts'
import { mostFrames } from '#src/measurement/limits.ts'

type Frame = EventParameters<'client_error'>['frames'][number]

/** A line of a stack: `at name (address:1:2)` where Chromium wrote it, `name@address:1:2` elsewhere. */
const linePattern =
  /^\s*(?:at\s+)?(?:(?<name>[^@()]*?)\s*[@(])?(?<address>[a-z-]+:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/

/** A line of a stack that is in a script of ours; those of extensions and of others say nothing to us. */
function frameOf(text: string): Frame[] {
  const { name = '', address = '', line, column } = linePattern.exec(text)?.groups ?? {}
  const url = URL.parse(address)
  if (url?.origin !== location.origin || !/^\/[\w@./-]{1,200}$/.test(url.pathname)) return []
  const place = { file: url.pathname, line: Number(line), column: Number(column) }
  return [{ ...place, ...(name.trim() !== '' && { name: name.trim().slice(0, 100) }) }]
}

/** Where a fault happened, the innermost place first, as far as it is in scripts of ours. */
export const framesOf = (stack: string): Frame[] => stack.split('\n').flatMap(frameOf).slice(0, mostFrames)

/**
 * Removes personal data from an error's text: queries of addresses, e-mail addresses, and numbers as long as an order,
 * card or telephone number.
 */
export const impersonal = (text: string): string =>
  text
    .replaceAll(/\?[^\s"')]*=[^\s"')]*/g, '?…')
    .replaceAll(/[^\s@"'<>(]+@[^\s@"'<>)]+\.[^\s@"'<>)]+/g, '…@…')
    .replaceAll(/\d[\d .-]{4,}\d/g, '…')
    .slice(0, 300)

const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : typeof cause === 'string' ? cause : typeof cause

/** The reported fields of a thrown value. */
export const faultOf = (cause: unknown) => ({
  message: impersonal(wordsOf(cause)),
  frames: cause instanceof Error ? framesOf(cause.stack ?? '') : [],
})
