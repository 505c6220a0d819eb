/** The light of a scene, from the top of the sky to the trees in front. */
export const palettes = {
  dawn: {
    high: '#6f86a4',
    middle: '#eab48c',
    low: '#fbe3c0',
    far: '#c99f90',
    near: '#1d2f2e',
    sun: '#fff3da',
    snow: '#ffe6cf',
    glow: '#ffd9a3',
    stars: 0,
    orb: 0.46,
  },
  noon: {
    high: '#5e9cc4',
    middle: '#a9d0e0',
    low: '#eef4ea',
    far: '#98b8c2',
    near: '#1c3d30',
    sun: '#fffdf2',
    snow: '#ffffff',
    glow: '#ffffff',
    stars: 0,
    orb: 0.18,
  },
  storm: {
    high: '#37434a',
    middle: '#6d7b80',
    low: '#b9c0bb',
    far: '#8d9a9b',
    near: '#141f1e',
    sun: '#d9dedb',
    snow: '#dfe5e4',
    glow: '#cfd6d2',
    stars: 0,
    orb: 0.24,
  },
  dusk: {
    high: '#2c2a4a',
    middle: '#a2566b',
    low: '#f3a673',
    far: '#96657b',
    near: '#17202b',
    sun: '#ffdba6',
    snow: '#f4c9b8',
    glow: '#ff9d63',
    stars: 26,
    orb: 0.5,
  },
  night: {
    high: '#081320',
    middle: '#122a42',
    low: '#2b506b',
    far: '#41677e',
    near: '#050c10',
    sun: '#eef2ea',
    snow: '#b9d2de',
    glow: '#7fa8c0',
    stars: 90,
    orb: 0.2,
  },
} as const satisfies Record<string, Light>

export type Light = {
  readonly high: string
  readonly middle: string
  readonly low: string
  readonly far: string
  readonly near: string
  readonly sun: string
  readonly snow: string
  readonly glow: string
  /** How many stars stand in the sky. */
  readonly stars: number
  /** Height of sun or moon as a part of the picture's height. */
  readonly orb: number
}

export type PaletteName = keyof typeof palettes
