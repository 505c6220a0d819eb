/** Every place one can go. Paths are without locale; `kind` decides caching and streaming, nothing else does. */
export type Route = {
  readonly path: `/${string}`
  /** `public`: rendered without any knowledge of the visitor and stored. `personal`: rendered for one visit, never stored. */
  readonly kind: 'public' | 'personal'
  readonly guard?:
    | 'cart-has-items'
    | 'order-is-final'
    | 'order-is-named'
    | 'order-of-guest'
    | 'signed-in'
    | 'signed-out'
    | 'favorites-allowed'
    | 'token-in-query'
    | 'buy-in-store'
  /** `hidden`: neither header nor footer, only what the page brings itself (R034). `none`: a page for a frame (D38). */
  readonly layout?: 'hidden' | 'none'
  /** Whether pages of ours may show it in a frame. */
  readonly framed?: true
  /** Whether the page may use the camera: to read barcodes. */
  readonly camera?: true
  /** Shown to editors alone: content before it is published, rendered for this request (R058). */
  readonly preview?: true
  /** How the header lies on the page: `over` a picture, or above it. */
  readonly header?: 'over'
  /** The bar at the foot of a small screen, which nothing may cover: the buy button. */
  readonly foot?: 'buy'
  /** Always contains the consent banner; other pages contain it only in countries that require it. */
  readonly asksConsent?: true
  /** The status an error page answers with, also when it is asked for by its own address. */
  readonly status?: 400 | 401 | 403 | 404 | 500
  /** Seconds a stored page counts as fresh. */
  readonly fresh?: number
  /** Flags under experiment the page can be shown with: where one runs, each of its variants is stored by itself. */
  readonly experiments?: readonly string[]
  /** Query parameters the page reads; all others are dropped before it is rendered (promise P3). */
  readonly query?: readonly string[]
}

/** The settings the document around a page depends on; pages with the same settings share one. */
export const shellFields = ['layout', 'header', 'foot', 'asksConsent'] as const satisfies readonly (keyof Route)[]
export type RouteShell = Pick<Route, (typeof shellFields)[number]>
