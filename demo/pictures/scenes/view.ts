import { chance, hash } from '../ink/chance.ts'
import type { Light } from './palettes.ts'

/** The input of a scene: its size, its light and its own numbers. */
export type SceneSetting = {
  readonly width: number
  readonly height: number
  readonly light: Light
  readonly random: () => number
}

export const setting = (width: number, height: number, light: Light, seed: string): SceneSetting => ({
  width,
  height,
  light,
  random: chance(hash(seed)),
})

export const whole = (value: number): number => Math.round(value)
