const stop = (offset: number, color: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`

/** Light from the left on a flat piece (`l`), on a tube (`r`), the studio's glow (`h`) and the shadow on the ground (`g`). */
const light =
  `<linearGradient id="l" x2="1" y2=".25">${stop(0, '#fff', 0.05)}${stop(0.24, '#fff', 0.16)}${stop(0.5, '#fff', 0)}${stop(0.52, '#0a0f0d', 0)}${stop(1, '#0a0f0d', 0.3)}</linearGradient>` +
  `<linearGradient id="r">${stop(0, '#0a0f0d', 0.14)}${stop(0.28, '#fff', 0.16)}${stop(0.5, '#0a0f0d', 0)}${stop(1, '#0a0f0d', 0.36)}</linearGradient>` +
  `<radialGradient id="h">${stop(0, '#fff', 0.15)}${stop(1, '#fff', 0)}</radialGradient>` +
  `<radialGradient id="g">${stop(0, '#0a0f0d', 0.42)}${stop(0.6, '#0a0f0d', 0.18)}${stop(1, '#0a0f0d', 0)}</radialGradient>`

/** The root of every picture of a product. */
export const sheet = (content: string, extra = '', { width = 800, height = 1000 } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${light}${extra}</defs>${content}</svg>`

/** A pale glow behind a product: a dark one stays readable on a dark ground. */
export const glow = '<ellipse cx="400" cy="500" rx="400" ry="470" fill="url(#h)"/>'

/** Soft shadow on the ground, `half` wide to each side. */
export const groundShadow = (y: number, half: number, x = 400): string =>
  `<ellipse cx="${x + 10}" cy="${y}" rx="${Math.round(half * 1.1)}" ry="${Math.round(10 + half * 0.07)}" fill="url(#g)"/>`
