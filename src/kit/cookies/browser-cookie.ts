/** A cookie that remembers a choice in this browser, and that script may read; without a value it is deleted. */
export type BrowserCookie = {
  readonly name: string
  readonly value?: string
  /** How long it lasts; without it, until the browser is closed. */
  readonly seconds?: number
}
