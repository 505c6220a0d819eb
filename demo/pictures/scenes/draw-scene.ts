import { camp } from './camp.ts'
import { contours } from './contours.ts'
import { forest } from './forest.ts'
import { lake } from './lake.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { ridges } from './ridges.ts'
import { skyDefs } from './sky.ts'
import { summit } from './summit.ts'
import { setting, type SceneSetting } from './view.ts'

export const scenes = { ridges, contours, camp, lake, forest, summit } as const satisfies Record<
  string,
  (place: SceneSetting) => string
>
export type Scene = keyof typeof scenes

/** Width and height in pixels. */
export const sizes = { wide: [1600, 900], tall: [900, 1200], square: [1000, 1000], strip: [2400, 800] } as const
export type PictureSize = keyof typeof sizes

export const isScene = (name: string): name is Scene => Object.hasOwn(scenes, name)
export const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name)
export const isSize = (name: string): name is PictureSize => Object.hasOwn(sizes, name)

export type SceneRequest = {
  readonly scene: Scene
  readonly palette: PaletteName
  readonly seed: number
  readonly size: PictureSize
}

/** A landscape as SVG text, the same for the same request. It scales to any frame. */
export function drawScene({ scene, palette, seed, size }: SceneRequest): string {
  const [width, height] = sizes[size]
  const place = setting(width, height, palettes[palette], `${scene} ${seed}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${skyDefs(place)}</defs>${scenes[scene](place)}</svg>`
}
