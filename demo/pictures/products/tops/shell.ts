import { shade, visibleOn } from '../../ink/color.ts'
import { line, moved } from '../../ink/path.ts'
import { seam, stitches } from '../../ink/pen.ts'
import type { Art, Product } from '../product.ts'
import { assemble } from './assemble.ts'
import { chestMark, collar, topOf, type Collar } from './collars.ts'
import { neckY, type Fit } from './fit.ts'
import { blocked, blockings, cuffs, frontZip, hemline, pockets, type Pockets } from './panels.ts'

const fits = {
  short: { neck: 68, shoulder: 172, chest: 164, waist: 154, hem: 160, hemY: 758, drop: 8 },
  hip: { neck: 68, shoulder: 174, chest: 168, waist: 160, hem: 172, hemY: 806, drop: 8 },
  long: { neck: 68, shoulder: 172, chest: 166, waist: 160, hem: 184, hemY: 892, drop: 6 },
} as const satisfies Record<string, Fit>

/** What a kind of jacket may have; its name promises it. */
type Offered = {
  readonly collars: readonly [Collar, ...Collar[]]
  readonly lengths: readonly [keyof typeof fits, ...(keyof typeof fits)[]]
  readonly pockets: readonly [Pockets, ...Pockets[]]
}

function choose({ cut }: Art, offered: Offered) {
  return {
    collar: cut.one(offered.collars),
    blocking: cut.one(blockings),
    length: cut.one(offered.lengths),
    pockets: cut.one(offered.pockets),
    sleeve: cut.one(['body', 'second', 'body'] as const),
    raglan: cut.one([false, true]),
    vents: cut.one([true, false]),
    hoodIn: cut.one(['body', 'second'] as const),
    jitter: { hemY: cut.between(-12, 12), waist: cut.between(-6, 5) },
  }
}

/** A jacket of woven cloth: sealed zips, hood or collar, a second colour in one of eight layouts. */
const jacketOf = (offered: Offered): Product => ({
  fabric: 'weave',
  wear: 'top',
  tall: 78,
  draw: art => {
    const look = choose(art, offered)
    const base = fits[look.length]
    const fit = { ...base, hemY: base.hemY + look.jitter.hemY, waist: base.waist + look.jitter.waist }
    const anorak = look.pockets === 'kangaroo'
    const sleeveColor = art[look.sleeve]
    const front = art.side === 'front'
    const upper =
      look.blocking === 'plain' || look.blocking === 'lower' || look.blocking === 'sides' ? art.body : art.second
    const lower = look.blocking === 'lower' ? art.second : art.body
    const closure = front
      ? frontZip(neckY + 30, anorak ? neckY + 250 : fit.hemY + 4, upper, art.trim)
      : seam(line([400, neckY + 200], [400, fit.hemY]), art.body)
    const vents = look.vents ? sideVents(fit, art) : ''
    const onBody =
      blocked(look.blocking, fit, art.second) +
      (front ? pockets(look.pockets, fit, lower, art.accent) : '') +
      vents +
      hemline(fit, lower)
    const head = look.hoodIn === 'body' && upper === art.body ? art.body : art.second
    return assemble(art, {
      fit,
      sleeve: look.raglan ? 'raglan' : 'long',
      sleeveColor,
      onSleeves: cuffs(fit, shade(sleeveColor, -0.14), art.trim) + sleeveSeams(fit, sleeveColor),
      onBody,
      over: closure + collar(look.collar, art, head) + (front ? chestMark(visibleOn(upper, art.accent)) : ''),
      top: topOf[look.collar],
    })
  },
})

/** Against rain and storm: there is always a hood. */
export const shell = jacketOf({
  collars: ['helmet-hood', 'hood', 'hood'],
  lengths: ['hip', 'short', 'hip', 'long'],
  pockets: ['slant', 'chest', 'upright', 'cargo', 'welt', 'kangaroo'],
})

/** Against wind: as short and plain as it packs small. */
export const windJacket = jacketOf({
  collars: ['hood', 'high-stand', 'helmet-hood'],
  lengths: ['hip', 'short'],
  pockets: ['slant', 'chest', 'welt', 'kangaroo'],
})

/** Worn close and moved in: no skirt, no patch pockets. */
export const softshell = jacketOf({
  collars: ['high-stand', 'hood', 'stand'],
  lengths: ['short', 'hip'],
  pockets: ['slant', 'chest', 'upright', 'welt'],
})

const sleeveSeams = (fit: Fit, color: string): string => {
  const s = 400 - fit.shoulder
  const left = line([s - 6, neckY + 110], [s - 44, neckY + 300], [s - 72, neckY + 500])
  const right = line([806 - s, neckY + 110], [844 - s, neckY + 300], [872 - s, neckY + 500])
  return seam(left + right, color) + stitches(moved(left + right, -7, 0), color)
}

const sideVents = (fit: Fit, art: Art): string => {
  const x = 400 - fit.chest
  const left = line([x + 14, neckY + 196], [x + 26, neckY + 330])
  const right = line([786 - x, neckY + 196], [774 - x, neckY + 330])
  return seam(left + right, art.body, 7) + stitches(left + right, art.accent)
}
