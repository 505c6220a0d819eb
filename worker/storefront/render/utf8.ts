import type { Markup } from './markup.ts'

const encoder = new TextEncoder()
let memory = new Uint8Array(0)

/**
 * The texts one after the other in UTF-8, as fragments are already. Written into memory that is kept for it and copied at its
 * true length, which costs half of what encoding into new memory does.
 */
export function utf8(...texts: Markup): Uint8Array<ArrayBuffer> {
  const most = texts.reduce((sum, text) => sum + (typeof text === 'string' ? 3 * text.length : text.bytes.length), 0)
  if (memory.length < most) memory = new Uint8Array(most)
  let length = 0
  for (const text of texts) {
    if (typeof text === 'string') length += encoder.encodeInto(text, memory.subarray(length)).written
    else {
      memory.set(text.bytes, length)
      length += text.bytes.length
    }
  }
  return memory.slice(0, length)
}
