/** As much as is read at once: the runtime hands out 4 KB otherwise, and each piece costs a promise. */
const pieceBytes = 65_536

/** A body of at most `limit` bytes; undefined when it is longer, whatever its Content-Length says. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader({ mode: 'byob' })
  // Each piece has a buffer of its own, which is handed over while it is read into.
  const read = () => reader?.read(new Uint8Array(Math.min(pieceBytes, limit + 1)))
  for (let part = await read(); part?.done === false; part = await read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
