/** Every key in KV and its version; a new shape of value gets a new version, so that old values are never read as new. */
export const keys = {
  /** A rendered public page, by its own key or by the digest of a long one. */
  page: (name: string) => `page:4:${name}`,
  /** Who renews the page of the same name, and since when. */
  renewal: (name: string) => `renewal:1:${name}`,
  /** The shell of a locale, and when it was loaded. */
  shell: (locale: string) => `shell:3:${locale}`,
  /** When which tags were purged. */
  purges: 'purges:1',
  /** The last good datafile of experiments, by its key; parsed as the library parses it. */
  datafile: (sdkKey: string) => `datafile:1:${sdkKey}`,
  /** The experiments that the desk has stopped. */
  stoppedExperiments: 'stopped-experiments:1',
  redirects: {
    /** Says which revision of the redirect rules counts; its version stands in the value. */
    current: 'redirects:current',
    /** All rules of one publication, never changed; its version and checksum stand in the value. */
    revision: (id: string) => `redirects:rev:${id}`,
  },
} as const
