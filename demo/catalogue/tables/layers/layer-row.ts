import type { LocalText } from '#worker/commerce/local-text.ts'
import type { Layer } from '#worker/commerce/catalogue/picture.ts'

import type { DetailName } from '../details.ts'
import type { FactName } from '../facts.ts'
import type { MaterialName } from '../materials.ts'

/** What speaks of a layer: materials it is made of, facts measured of it, details that are found there. */
export type LayerRow = {
  readonly layer: Layer
  readonly name: LocalText
  readonly made?: readonly MaterialName[]
  readonly measured?: readonly FactName[]
  readonly found?: readonly DetailName[]
}
