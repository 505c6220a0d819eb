/** Views of a product, as its gallery shows them. */
export const views = ['front', 'back', 'detail', 'worn', 'scene', 'size'] as const
export type View = (typeof views)[number]

/** Weather in which a product can be seen instead of the studio. */
export const weathers = ['rain', 'snow', 'night'] as const
export type Weather = (typeof weathers)[number]

/** Layers that a product can be taken apart into: of cloth, of a shoe, of a tent. */
export const layers = [
  'face',
  'seams',
  'film',
  'fill',
  'lining',
  'frame',
  'back',
  'upper',
  'bootie',
  'midsole',
  'outsole',
  'fly',
  'poles',
  'inner',
  'floor',
] as const
export type Layer = (typeof layers)[number]

export type LayerSight = `layer-${Layer}`

/** How all of a product is drawn: `wide` is where it is used, wider than high, for a list that shows it large. */
export const sights = [...views, ...weathers, 'wide'] as const

export type WholeSight = (typeof sights)[number]

/** Whatever a product is drawn as. */
export type Sight = WholeSight | LayerSight

/** Body, second, trim, accent, lining: `#rrggbb`. */
export type Palette = readonly [string, string, string, string, string]

/** The facts needed to draw a product in one colour. */
export type Drawing = {
  readonly template: string
  /** Chooses cut, seams and details: two products of a template differ by it. */
  readonly model: number
  readonly palette: Palette
}

/** The room of a photograph in pixels. A feed does not say how large one is; pages show all of them in the shape of a drawing. */
export const photographSize = { width: 1600, height: 2000 } as const

/** Where the picture of a product is, and its size in pixels. */
export type PictureOf = (
  drawing: Drawing,
  sight: Sight,
) => { readonly src: string; readonly width: number; readonly height: number }
