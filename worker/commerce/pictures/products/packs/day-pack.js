import { shade, visibleOn } from '../../ink/color.ts';
import { across, line, shape, slab, symmetric } from '../../ink/path.ts';
import { crease, fill, mark, panel, pull, roll, seam, stitches, stroke, webbing, zip } from '../../ink/pen.ts';
import { harness } from './harness.ts';
function choose({ cut }) {
    return {
        closure: cut.one(['dome', 'flap', 'roll', 'lid', 'clam']),
        pocket: cut.one(['big', 'stretch', 'daisy', 'small', 'tall', 'cords']),
        shape: cut.one(['round', 'square', 'taper']),
        sides: cut.one(['mesh', 'zip', 'none']),
        base: cut.one(['second', 'body', 'trim']),
        straps: cut.one(['two', 'one', 'none']),
        top: cut.between(176, 222),
        wide: cut.between(170, 192),
        bottom: cut.between(800, 826),
    };
}
const half = (look) => {
    const { top, wide, bottom } = look;
    const shoulder = { round: 0.72, square: 0.94, taper: 0.6 }[look.shape];
    return [
        [400, top],
        [400 - wide * shoulder, top + (look.shape === 'square' ? 14 : 34)],
        [400 - wide * (look.shape === 'taper' ? 0.86 : 0.98), top + 150],
        [400 - wide, bottom - 170],
        [400 - wide + 6, bottom - 36],
        [400 - wide + 46, bottom],
        [400, bottom + 6],
    ];
};
function closing(look, art) {
    const { top, wide } = look;
    const left = 400 - wide;
    switch (look.closure) {
        case 'dome': {
            const d = symmetric([
                [400, top + 56],
                [left + 60, top + 80],
                [left + 30, top + 190],
                [left + 26, top + 280, 0],
            ]).replace(/l[^l]*z$/, '');
            return zip(d, art.body, art.accent, 9) + pull(left + 28, top + 270, art.accent, 30);
        }
        case 'clam':
            return (zip(across([left - 4, top + 190], [400, top + 200]), art.body, art.accent, 9) +
                zip(across([left - 4, top + 90], [400, top + 70]), art.body, art.accent, 8) +
                pull(470, top + 196, art.accent, 34));
        case 'flap':
            return (panel(symmetric([
                [400, top - 6],
                [left + 20, top + 30],
                [left - 10, top + 130],
                [left + 6, top + 282, 0],
                [400, top + 312],
            ]), art.second) + stitches(across([left + 16, top + 264], [400, top + 294]), art.second));
        case 'lid':
            return (panel(symmetric([
                [400, top - 30],
                [left + 30, top - 14],
                [left - 14, top + 70],
                [left - 8, top + 136, 0],
                [400, top + 158],
            ]), art.second) + zip(across([left + 4, top + 84], [400, top + 108]), art.second, art.accent, 7));
        case 'roll':
            return (panel(symmetric([
                [400, top - 64],
                [left + 24, top - 60, 0],
                [left + 30, top + 40],
                [left - 4, top + 150],
                [400, top + 162],
            ]), art.second) +
                panel(slab(left + 12, top - 74, 2 * wide - 24, 42, 18), shade(art.second, -0.12)) +
                seam(`M${left + 30} ${top - 52}H${770 - left}`, art.second) +
                crease(line([left + 70, top], [left + 90, top + 60], [left + 76, top + 120])));
    }
}
function pocket(look, art, color) {
    const { bottom, wide } = look;
    const y = bottom - 300;
    switch (look.pocket) {
        case 'big':
            return (panel(slab(400 - wide * 0.72, y, wide * 1.44, 250, 34), color, 2) +
                zip(`M${400 - Math.round(wide * 0.6)} ${y + 54}H${400 + Math.round(wide * 0.6)}`, color, art.accent, 8) +
                pull(400 + wide * 0.56, y + 52, art.accent, 28));
        case 'tall':
            return (panel(slab(400 - wide * 0.5, y - 70, wide, 330, 26), color, 2) +
                zip(`M${400 - Math.round(wide * 0.3)} ${y - 40}V${y + 190}`, color, art.accent, 8));
        case 'small':
            return (panel(slab(400 - wide * 0.6, y + 90, wide * 1.2, 160, 22), color, 2) +
                stroke(`M${400 - Math.round(wide * 0.5)} ${y + 112}H${400 + Math.round(wide * 0.5)}`, shade(color, -0.4), 6));
        case 'stretch':
            return (panel(symmetric([
                [400, y + 40],
                [400 - wide * 0.8, y + 10, 0],
                [400 - wide * 0.84, y + 240],
                [400, y + 262],
            ]), shade(color, -0.2), 2) +
                stroke(Array.from({ length: 9 }, (_, row) => `M${400 - Math.round(wide * 0.72)} ${y + 54 + row * 22}H${400 + Math.round(wide * 0.72)}`).join(''), shade(color, -0.5), 6, 'stroke-dasharray="1 11"') +
                stroke(across([400 - wide * 0.8, y + 12], [400, y + 42]), art.accent, 5));
        case 'daisy': {
            const rungs = Array.from({ length: 6 }, (_, index) => `M352 ${y - 30 + index * 46}h96`).join('');
            return (webbing(`M360 ${y - 60}V${y + 230}M440 ${y - 60}V${y + 230}`, art.trim, 18) +
                stroke(rungs, shade(art.trim, 0.2), 9) +
                panel(slab(400 - wide * 0.7, y + 120, wide * 1.4, 130, 20), color, 2));
        }
        case 'cords': {
            const zigzag = `M330 ${y - 40}L470 ${y + 30}L330 ${y + 100}L470 ${y + 170}M470 ${y - 40}L330 ${y + 30}L470 ${y + 100}L330 ${y + 170}`;
            const ends = [330, 470]
                .flatMap(x => [-40, 30, 100, 170].map(dy => fill(slab(x - 9, y + dy - 9, 18, 18, 6), art.trim)))
                .join('');
            return stroke(zigzag, shade(art.accent, -0.35), 7) + stroke(zigzag, art.accent, 4.4) + ends;
        }
    }
}
const sidePockets = (look, art) => {
    if (look.sides === 'none')
        return '';
    const { bottom, wide } = look;
    const left = [
        [400 - wide + 10, bottom - 210, 0],
        [400 - wide - 40, bottom - 190],
        [400 - wide - 46, bottom - 60],
        [400 - wide + 20, bottom - 18, 0],
    ];
    const right = left.map((knot) => (knot.length === 3 ? [800 - knot[0], knot[1], 0] : [800 - knot[0], knot[1]]));
    const color = look.sides === 'mesh' ? shade(art.trim, 0.06) : shade(art.body, -0.22);
    const bottle = look.sides === 'mesh'
        ? fill(slab(400 - wide - 38, bottom - 300, 54, 130, 16), visibleOn(art.body, art.accent)) +
            fill(slab(400 - wide - 28, bottom - 330, 34, 36, 8), shade(art.trim, -0.3))
        : '';
    return bottle + roll(shape(...left), color) + roll(shape(...right), color);
};
const compression = (look, art) => {
    if (look.straps === 'none')
        return '';
    const { top, wide, bottom } = look;
    const strap = (y) => webbing(`M${400 - wide + 2} ${y}H${400 - Math.round(wide * 0.62)}M${400 + wide - 2} ${y}H${400 + Math.round(wide * 0.62)}`, art.trim, 15);
    return strap(top + 200) + (look.straps === 'two' ? strap(bottom - 120) : '');
};
/** A day pack: five closures, six front pockets, three outlines. */
export const dayPack = {
    fabric: 'ripstop',
    wear: 'back',
    tall: 48,
    draw: art => {
        const look = choose(art);
        const outline = symmetric(half(look));
        const high = look.closure === 'roll' ? look.top - 74 : look.closure === 'lid' ? look.top - 30 : look.top;
        const handle = stroke(`M360 ${high + 14}V${high - 14}q0 -24 40 -24t40 24v28`, shade(art.trim, -0.3), 17) +
            stroke(`M360 ${high + 14}V${high - 14}q0 -24 40 -24t40 24v28`, art.trim, 12);
        const base = fill(`M150 ${look.bottom - 96}q250 34 500 0v160H150z`, art[look.base]) +
            fill(`M150 ${look.bottom - 96}q250 34 500 0v160H150z`, 'url(#l)') +
            seam(`M150 ${look.bottom - 96}q250 34 500 0`, art[look.base]);
        const box = {
            left: 400 - look.wide - (look.sides === 'none' ? 0 : 44),
            right: 400 + look.wide + (look.sides === 'none' ? 0 : 44),
            top: high - 40,
            bottom: look.bottom + 6,
        };
        if (art.side === 'back')
            return {
                svg: handle +
                    sidePockets(look, art) +
                    panel(outline, shade(art.body, -0.1)) +
                    harness(art, look.top, look.bottom, look.wide, false),
                box,
            };
        const folds = crease(line([400 - look.wide + 40, look.top + 180], [400 - look.wide + 60, look.top + 300], [400 - look.wide + 40, look.bottom - 140]), 12) +
            crease(line([360 + look.wide, look.top + 180], [344 + look.wide, look.top + 320], [360 + look.wide, look.bottom - 140]), 16);
        const flap = look.closure === 'flap'
            ? webbing(`M330 ${look.top + 240}V${look.top + 360}M470 ${look.top + 240}V${look.top + 360}`, art.trim, 20) +
                fill(slab(317, look.top + 306, 26, 34, 5) + slab(457, look.top + 306, 26, 34, 5), shade(art.accent, -0.05))
            : '';
        const roll = look.closure === 'roll'
            ? webbing(`M400 ${look.top - 76}V${look.top + 190}`, art.trim, 20) +
                fill(slab(385, look.top + 120, 30, 38, 5), art.accent)
            : '';
        const ground = look.pocket === 'daisy' || look.pocket === 'cords' ? art.body : art.second;
        return {
            svg: handle +
                sidePockets(look, art) +
                panel(outline, art.body) +
                art.pen.within(outline, base + folds + pocket(look, art, ground)) +
                closing(look, art) +
                flap +
                roll +
                compression(look, art) +
                mark(376, look.closure === 'flap' || look.closure === 'roll' || look.closure === 'lid' ? look.top + 70 : look.top + 150, 48, visibleOn(look.closure === 'dome' || look.closure === 'clam' ? art.body : art.second, art.accent)),
            box,
        };
    },
};
