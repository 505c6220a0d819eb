declare module 'virtual:client-assets' {
  /** Built addresses of what the browser loads. */
  export const assets: {
    readonly buildId: string
    readonly script: string
    readonly styles: readonly string[]
    readonly fonts: readonly string[]
  }
}

/** True in builds for this machine, false in what is deployed. */
declare const LOCAL_BUILD: boolean

/** True while `npm run dev` serves the sources. */
declare const HOT_RELOAD: boolean
