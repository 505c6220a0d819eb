import type { Picture } from '#src/sections/model/sections.ts'

import { engineVersion } from '../../pictures/address.ts'

const sizes = {
  wide: { width: 1600, height: 900 },
  tall: { width: 900, height: 1200 },
  square: { width: 1000, height: 1000 },
  strip: { width: 2400, height: 800 },
} as const

export type SceneName = 'ridges' | 'contours' | 'camp' | 'lake' | 'forest' | 'summit'
export type SceneLight = 'dawn' | 'noon' | 'storm' | 'dusk' | 'night'

/** A drawn landscape: `/media/v1/scene/{scene}/{light}/{seed}/{size}.svg`. */
export const scene = (
  name: SceneName,
  light: SceneLight,
  seed: number,
  size: keyof typeof sizes,
  alt: string,
): Picture => ({
  src: `/media/v${engineVersion}/scene/${name}/${light}/${seed}/${size}.svg`,
  alt,
  ...sizes[size],
})
