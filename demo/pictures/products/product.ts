import type { Cut } from '../ink/chance.ts'
import type { Hex } from '../ink/color.ts'
import type { Pen } from '../ink/pen.ts'

export type Side = 'front' | 'back'

/** What a shoe is put together from. */
export type ShoePart = 'upper' | 'midsole' | 'outsole'

/** The input of a product's drawing: its choices, its pen, the side shown and the five colours. */
export type Art = {
  readonly cut: Cut
  readonly pen: Pen
  readonly side: Side
  /** Of a shoe, the one part to draw. */
  readonly only?: ShoePart
  readonly body: Hex
  readonly second: Hex
  readonly trim: Hex
  readonly accent: Hex
  readonly lining: Hex
}

/** Where a drawn product stands on the sheet: its edges, the lower of which touches the ground. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type Drawn = {
  readonly svg: string
  readonly box: Box
  /** The two of a pair that is worn apart; the second may refer to the first. */
  readonly apart?: readonly [string, string]
}

/** How the fabric looks from a hand's breadth away. */
export type Fabric = 'weave' | 'quilt' | 'pile' | 'knit' | 'jersey' | 'twill' | 'leather' | 'mesh' | 'ripstop' | 'metal'

/** How a product is shown in use, beside or on a person. */
export type Wear = 'top' | 'bottom' | 'foot' | 'back' | 'head' | 'hand' | 'leg' | 'beside' | 'held'

export type Product = {
  readonly fabric: Fabric
  readonly wear: Wear
  /** Height of the drawn product in centimetres, which sets its scale beside a person. */
  readonly tall: number
  /** It gives light by itself, or is lit from within. */
  readonly shines?: boolean
  readonly draw: (art: Art) => Drawn
}
