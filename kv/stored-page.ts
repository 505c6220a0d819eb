/** A rendered public page, as bytes, or that there is none (404, without bytes), with what is needed to judge its age. */
export type StoredPage = {
  readonly status: 200 | 404
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly renderedAt: number
  /** Milliseconds it counts as fresh, jitter included. */
  readonly freshFor: number
  readonly tags: readonly string[]
  /** Hashes of the styles inside the body, for the Content-Security-Policy: `sha256-…`, parted by spaces. */
  readonly style?: string | undefined
  /** Resources to fetch before the page is read: a `Link` header (RFC 8288) for early hints (RFC 8297). */
  readonly link?: string | undefined
  /** Some optional part is missing: shown while it is fresh and never after. */
  readonly isDegraded?: true
}

/**
 * A rendered page, a redirect (`headers`), or a 404. `storable` is false for degraded pages, which an isolate keeps for
 * seconds and KV never.
 */
export type FreshPage = {
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
  readonly tags: readonly string[]
  readonly freshSeconds: number
  readonly storable: boolean
  /** Hashes of the styles inside the body: `sha256-…`, parted by spaces. */
  readonly style?: string | undefined
  /** A `Link` header: what a browser is to fetch before it has read the page. */
  readonly link?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}
