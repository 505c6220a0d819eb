/** When the browser wakes an element: with the page, when it comes into view, or at its first touch; `never` leaves its HTML as it is. */
export type Wake = 'load' | 'visible' | 'interaction' | 'never'

/** Components whose HTML works by itself, and that do more from the first touch on. */
type BehaviourName =
  | 'accessibility-check'
  | 'buying'
  | 'cards'
  | 'combobox'
  | 'email'
  | 'gallery'
  | 'map'
  | 'menu'
  | 'more'
  | 'own-store'
  | 'passkey'
  | 'phone'
  | 'photos'
  | 'points'
  | 'position'
  | 'postal-code'
  | 'print'
  | 'quantity'
  | 'share'
  | 'tabs'
  | 'tooltip'

/** Places of a page into which the browser puts what the page cannot know: the time, and what is known of the shopper. */
type EnhancementName =
  | 'cut-off'
  | 'delivery'
  | 'experience'
  | 'my-store'
  | 'open-now'
  | 'person-check'
  | 'pickup'
  | 'recently-viewed'
  | 'scan'
  | 'wallet'

/** Components that are rendered by themselves and hydrated by themselves. */
export type IslandName =
  | 'recommendations'
  | 'search-field'
  | 'section-countdown'
  | 'section-recommendations'
  | 'section-video'
  | 'size-picker'
  | 'card-fields'

/** Everything the browser mounts (`data-mount`); `client/mount/registry.ts` says where the code of each is. */
export type MountName = BehaviourName | EnhancementName | IslandName
