import xxhash from 'xxhash-wasm'

const hashing = xxhash()

/** Tells what chance does to bytes: 52 bits of their xxHash, which is as much as a number holds exactly. */
export async function checksumOf(bytes: Uint8Array): Promise<number> {
  const { h64Raw } = await hashing
  return Number(BigInt.asUintN(52, h64Raw(bytes)))
}
