declare module 'virtual:client-assets' {
  /** Built addresses of what the browser loads. */
  export const assets: {
    readonly buildId: string
    readonly script: string
    /** The whole style sheet, for what is not in the document; none in development. */
    readonly sheet: string | undefined
    /** The style sheet of the typefaces, which is inside most documents; in development they are among the styles. */
    readonly typefaces: string | undefined
    /** Style sheets that a document waits for: the sources, in development. */
    readonly styles: readonly string[]
  }
}

declare module 'virtual:texts/*' {
  /** The compiled texts of a language, or those of a country that are others. */
  const texts: import('@lingui/core').Messages
  export default texts
}

declare module 'virtual:service-worker' {
  /** The service worker's script, without the id of its build. */
  export const script: string
}

declare module 'virtual:page-style' {
  /** A selector and the classes, and some attributes as it says them, without which it matches nothing. */
  export type Selector = { readonly text: string; readonly needs: readonly string[] }

  /** A part of a style sheet: text for every document, a rule for those that have its classes, a group such as a layer, an animation. */
  export type Piece =
    | string
    | { readonly selectors: readonly Selector[]; readonly block: string }
    | { readonly open: string; readonly pieces: readonly Piece[] }
    | { readonly keyframes: string; readonly text: string }

  /** The built style sheet, taken apart; nothing in development. */
  export const pieces: readonly Piece[]

  /** The attributes among them that a document says itself. */
  export const knownAttributes: readonly string[]
}

/** By the sources a worker was built from: the same for all that were built together. */
declare const BUILD_ID: string

/** True in builds for this machine, false in what is deployed. */
declare const LOCAL_BUILD: boolean

/** True while `npm run dev` serves the sources. */
declare const HOT_RELOAD: boolean
