/** Words begin where four bytes do. */
const aligned = (bytes: Uint8Array<ArrayBuffer>) => (bytes.byteOffset % 4 === 0 ? bytes : bytes.slice())

/**
 * Fletcher's checksum (J. Fletcher, 1982) over words of 32 bits, with the length: finds what chance does to bytes. In
 * script, because handing a page over to native code costs more than reading it here.
 */
export function checksumOf(bytes: Uint8Array<ArrayBuffer>): number {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const words = new Uint32Array(buffer, byteOffset, byteLength >>> 2)
  let sum = byteLength
  let sums = 0
  for (let at = 0; at < words.length; at++) {
    sum = (sum + (words[at] ?? 0)) | 0
    sums = (sums + sum) | 0
  }
  for (let at = byteLength & ~3; at < byteLength; at++) {
    sum = (sum + (bytes[at] ?? 0)) | 0
    sums = (sums + sum) | 0
  }
  return (sum ^ Math.imul(sums, 0x9e3779b1)) >>> 0
}
