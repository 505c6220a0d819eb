/** What the desk's object does without a request. */
export type Following = {
  /** Purges what the platform has changed since the last time. */
  follow(): Promise<void>
}
