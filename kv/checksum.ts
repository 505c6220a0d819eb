/** Words begin where four bytes do. */
const aligned = (bytes: Uint8Array<ArrayBuffer>) => (bytes.byteOffset % 4 === 0 ? bytes : bytes.slice())

/**
 * Fletcher's checksum (J. Fletcher, 1982) over words of 32 bits, with the length: finds what chance does to bytes. The
 * plain sum stands in it whole, so a change within one word never escapes; of the sum of sums as much as a number holds.
 * In script, because handing a page over to native code costs more than reading it here.
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
  return (sums & 0x1f_ffff) * 2 ** 32 + (sum >>> 0)
}
