import { inflateSync } from 'node:zlib'

const latin = new TextDecoder('windows-1252')

/** What a page's content shows: strings in hexadecimal, in the encoding of the built-in fonts. */
const shownIn = (content: string): string[] =>
  [...content.matchAll(/<([\dA-Fa-f]*)>\s*Tj/g)].map(([, digits = '']) => latin.decode(Buffer.from(digits, 'hex')))

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return stream.toString('latin1')
  }
}

/** The lines of a PDF that the store has written (`worker/commerce/purchases/paper.ts`), in their order. */
export function linesOfPdf(file: Buffer): string[] {
  const text = file.toString('latin1')
  // As long as its dictionary says: compressed bytes may end like a line.
  return [...text.matchAll(/\/Length (\d+)[^]*?stream\r?\n/g)].flatMap(({ 0: head, 1: length, index }) =>
    shownIn(inflated(file.subarray(index + head.length, index + head.length + Number(length)))),
  )
}
