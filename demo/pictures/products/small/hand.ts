import { trace, type Knot } from '../../ink/path.ts'
import type { Art } from '../product.ts'

/** The choices of every glove. */
export function choose({ cut }: Art) {
  return {
    form: cut.one(['glove', 'mitten', 'lobster', 'fingerless'] as const),
    cuff: cut.one(['gauntlet', 'knit', 'strap', 'short'] as const),
    back: cut.one(['quilt', 'panel', 'plain', 'knuckle', 'stripe'] as const),
    tips: cut.one(['second', 'trim', 'body'] as const),
    leash: cut.one([true, false]),
    long: cut.between(-18, 22),
    cuffLong: cut.between(146, 194),
    shift: cut.between(-14, 14),
  }
}

export type HandLook = ReturnType<typeof choose>

/** The left hand, palm away, thumb to the right; the wrist lies at y = 640. */
export function hand(look: HandLook): string {
  const u = look.long
  const thumb: Knot[] =
    look.form === 'fingerless'
      ? [
          [352, 560],
          [392, 500],
          [414, 480, 0],
          [384, 436, 0],
          [350, 470],
        ]
      : [
          [352, 570],
          [400, 500],
          [428, 440],
          [414, 400],
          [384, 404],
          [350, 462],
        ]
  const wrist: Knot[] = [
    [342, 650, 0],
    [190, 650, 0],
    [176, 560],
  ]
  const finger = (x: number, top: number, wide: number): Knot[] => [
    [x, 400, 0],
    [x + 2, top + 26],
    [x + wide / 2, top],
    [x + wide - 2, top + 26],
    [x + wide, 400, 0],
  ]
  switch (look.form) {
    case 'mitten':
      return trace([
        ...wrist,
        [168, 420],
        [178, 280 - u],
        [258, 222 - u],
        [334, 280 - u],
        [346, 440],
        ...thumb.toReversed(),
      ])
    case 'lobster':
      return trace([
        ...wrist,
        [168, 420],
        [176, 300 - u],
        [216, 252 - u],
        [254, 290 - u],
        [258, 400, 0],
        [262, 286 - u],
        [302, 236 - u],
        [340, 290 - u],
        [346, 440],
        ...thumb.toReversed(),
      ])
    case 'fingerless':
      return trace([
        ...wrist,
        [166, 440],
        [168, 372 - u, 0],
        [210, 362 - u, 0],
        [212, 352 - u, 0],
        [256, 346 - u, 0],
        [258, 346 - u, 0],
        [302, 352 - u, 0],
        [304, 360 - u, 0],
        [344, 374 - u, 0],
        [348, 450],
        ...thumb.toReversed(),
      ])
    case 'glove':
      return trace([
        ...wrist,
        [164, 450],
        ...finger(166, 296 - u, 42),
        ...finger(210, 236 - u, 44),
        ...finger(256, 216 - u, 44),
        ...finger(302, 256 - u, 42),
        [348, 450],
        ...thumb.toReversed(),
      ])
  }
}
