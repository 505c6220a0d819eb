import { line, type Knot } from '../../ink/path.ts'
import type { Art } from '../product.ts'

/** The choices of every tent. */
export function choose({ cut }: Art) {
  return {
    form: cut.one(['dome', 'ridge', 'tunnel', 'geodesic', 'pyramid', 'cabin'] as const),
    door: cut.one(['open', 'closed', 'awning', 'window'] as const),
    band: cut.one(['skirt', 'panels', 'plain', 'top'] as const),
    fly: cut.one([true, false]),
    wide: cut.between(296, 340),
    high: cut.between(-18, 22),
    shift: cut.between(-30, 30),
  }
}

export type TentLook = ReturnType<typeof choose>

export const ground = 740

/** Outline and poles of each form; heights in pixels above the ground. */
export function form(look: TentLook): {
  readonly knots: readonly Knot[]
  readonly poles: readonly string[]
  readonly top: number
} {
  const [l, r] = [400 - look.wide, 400 + look.wide]
  const s = look.shift
  const y = (height: number) => ground - height - look.high
  switch (look.form) {
    case 'dome':
      return {
        top: y(350),
        knots: [
          [l, ground, 0],
          [l + 60, y(190)],
          [l + 170, y(310)],
          [400 + s, y(350)],
          [r - 170, y(310)],
          [r - 60, y(190)],
          [r, ground, 0],
        ],
        poles: [
          line([l + 10, ground], [300, y(320)], [470 + s, y(346)], [r - 20, ground]),
          line([l + 150, ground], [330 + s, y(345)], [500, y(320)], [r - 10, ground]),
        ],
      }
    case 'ridge':
      return {
        top: y(330),
        knots: [
          [l, ground, 0],
          [l + 150 + s, y(330), 0],
          [r - 90 + s, y(300), 0],
          [r, ground, 0],
        ],
        poles: [`M${l + 150 + s} ${y(344)}L${l + 280} ${ground}`, `M${l + 150 + s} ${y(330)}L${r - 90 + s} ${y(300)}`],
      }
    case 'tunnel':
      return {
        top: y(310),
        knots: [
          [l, ground, 0],
          [l + 30, y(210)],
          [l + 110, y(300)],
          [l + 210, y(310)],
          [360, y(286)],
          [r - 120, y(200)],
          [r - 30, y(90)],
          [r, ground, 0],
        ],
        poles: [
          line([l + 6, ground], [l + 40, y(220)], [l + 150, y(308)]),
          line([l + 200, ground], [l + 230, y(200)], [l + 300, y(300)], [l + 330, y(292)]),
          line([l + 420, ground], [l + 440, y(140)], [l + 490, y(214)]),
        ],
      }
    case 'geodesic':
      return {
        top: y(360),
        knots: [
          [l, ground, 0],
          [l + 24, y(140), 0],
          [l + 110, y(280), 0],
          [300 + s, y(350), 0],
          [500 + s, y(350), 0],
          [r - 110, y(270), 0],
          [r - 24, y(140), 0],
          [r, ground, 0],
        ],
        poles: [
          `M${l + 24} ${y(140)}L400 ${y(170)}L${r - 24} ${y(140)}`,
          `M${l + 110} ${y(280)}L400 ${y(170)}L${r - 110} ${y(270)}`,
          `M${300 + s} ${y(350)}L400 ${y(170)}L${500 + s} ${y(350)}`,
          `M${l + 100} ${ground}L400 ${y(170)}L${r - 100} ${ground}`,
        ],
      }
    case 'pyramid':
      return {
        top: y(400),
        knots: [
          [l, ground, 0],
          [400 + s - 40, y(300)],
          [400 + s, y(400), 0],
          [400 + s + 60, y(280)],
          [r, ground, 0],
        ],
        poles: [line([400 + s, y(410)], [380, y(120)], [370, ground])],
      }
    case 'cabin':
      return {
        top: y(360),
        knots: [
          [l + 20, ground, 0],
          [l + 40, y(250), 0],
          [l + 150, y(360), 0],
          [r - 130, y(350), 0],
          [r - 30, y(240), 0],
          [r - 10, ground, 0],
        ],
        poles: [
          `M${l + 40} ${y(250)}L${l + 150} ${y(360)}L${l + 220} ${y(250)}`,
          `M${l + 220} ${y(250)}V${ground}`,
          `M${l + 220} ${y(250)}H${r - 30}`,
        ],
      }
  }
}
