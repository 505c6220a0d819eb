/** Every key in KV and its version; a new shape of value gets a new version, so that old values are never read as new. */
export const keys = {
  /** A rendered public page; the rest is a digest, because KV keys end at 512 bytes. */
  page: (digest: string) => `page:2:${digest}`,
  /** When which tags were purged. */
  purges: 'purges:1',
} as const
