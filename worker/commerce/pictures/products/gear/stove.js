import { outline, shade, visibleOn } from '../../ink/color.ts';
import { line, oval, shape, slab } from '../../ink/path.ts';
import { fill, mark, panel, roll, stroke } from '../../ink/pen.ts';
function choose({ cut }) {
    return {
        form: cut.one(['canister', 'system', 'twin', 'remote']),
        pot: cut.one([true, false]),
        face: cut.one(['mark', 'bands', 'peaks']),
        supports: cut.one([3, 4]),
        knob: cut.one(['round', 'wire']),
        lid: cut.one(['body', 'second', 'trim']),
        high: cut.between(-26, 30),
        wide: cut.between(-14, 18),
    };
}
const steel = '#aeb2ae';
const ground = 840;
const flames = (x, y, half) => Array.from({ length: 5 }, (_, index) => {
    const at = Math.round(x - half + (half * 2 * index) / 4);
    return (fill(`M${at - 9} ${y}q-2 -26 9 -48q11 22 9 48z`, '#4f9bd8', 'opacity=".75"') +
        fill(`M${at - 4} ${y}q0 -14 4 -26q4 12 4 26z`, '#ffd98a'));
}).join('');
function pot(y, half, high, look, art) {
    const body = slab(400 - half, y - high, half * 2, high, 18);
    const ink = visibleOn(art.body, art.accent);
    const face = {
        mark: mark(400 - half * 0.4, y - high * 0.4, half * 0.8, ink),
        bands: fill(`M100 ${Math.round(y - high * 0.6)}H700v34H100z`, art.second) +
            fill(`M100 ${Math.round(y - high * 0.6) + 42}H700v9H100z`, ink),
        peaks: fill(`M100 ${y}l190 -${Math.round(high * 0.5)}l60 50l70 -90l80 100l50 -40l200 120z`, art.second),
    }[look.face];
    const grip = stroke(`M${400 + half} ${y - high * 0.75}h70q24 0 24 26v${Math.round(high * 0.4)}`, shade(art.trim, -0.1), 18);
    return (grip +
        roll(body, art.body) +
        art.pen.within(body, face) +
        fill(body, 'url(#r)') +
        panel(slab(400 - half - 10, y - high - 20, half * 2 + 20, 30, 12), art[look.lid]) +
        roll(slab(376, y - high - 52, 48, 34, 10), art.trim));
}
function canister(top, look, art) {
    const outline_ = shape([300, ground, 0], [292, ground - 20], [292, top + 90], [320, top + 40], [376, top + 22, 0], [424, top + 22, 0], [480, top + 40], [508, top + 90], [508, ground - 20], [500, ground, 0]);
    return (roll(outline_, art.second) +
        fill(`M292 ${top + 120}H508v${56 + look.wide}H292z`, art.lining) +
        fill(`M292 ${top + 120}H508v${56 + look.wide}H292z`, 'url(#r)') +
        mark(370, top + 160, 60, visibleOn(art.lining, art.accent)) +
        fill(slab(300, ground - 10, 200, 14, 6), shade(art.second, -0.4)) +
        roll(slab(378, top - 4, 44, 34, 5), steel));
}
function burner(y, half, look, art) {
    const arms = Array.from({ length: look.supports }, (_, index) => {
        const x = 400 - half + (2 * half * index) / (look.supports - 1);
        return `M400 ${y + 70}L${Math.round(x)} ${y + 8}V${y - 30}h${x < 400 ? 22 : -22}`;
    }).join('');
    const knob = look.knob === 'round'
        ? stroke(`M400 ${y + 92}h86`, steel, 8) +
            fill(slab(478, y + 72, 24, 42, 6), art.accent, `stroke="${outline(art.accent)}" stroke-width="2"`)
        : stroke(`M400 ${y + 92}h70q50 -24 50 0t-50 0`, steel, 6);
    return (knob +
        stroke(arms, shade(steel, -0.5), 14) +
        stroke(arms, steel, 9) +
        roll(slab(384, y + 44, 32, 80, 6), steel) +
        roll(shape([340, y + 8, 0], [460, y + 8, 0], [440, y + 44], [400, y + 52], [360, y + 44]), shade(art.trim, 0.1)) +
        flames(400, y + 8, 44));
}
/** What is painted on the lid of the twin. */
function lidFace(look, top, art) {
    const cover = art[look.lid];
    const ink = visibleOn(cover, art.accent);
    if (look.face === 'mark')
        return mark(330, top - 50, 140, ink);
    if (look.face === 'bands')
        return fill(`M60 ${top - 110}H740v36H60zM60 ${top - 60}H740v10H60z`, ink) + mark(370, top - 130, 60, ink);
    return fill(`M60 ${top + 80}V${top}l140 -90l70 60l110 -120l90 110l60 -40l210 160z`, ink, 'opacity=".8"');
}
function twin(look, art) {
    const top = 560;
    const half = 282 + look.wide;
    const open = 210 + look.high * 2;
    const body = slab(400 - half, top + 60, half * 2, 180, 26);
    const [l, r] = [420 - half, 380 + half];
    const lid = shape([l, top + 70, 0], [l + 20, top - open + 20], [l + 40, top - open], [r - 40, top - open], [r - 20, top - open + 20], [r, top + 70, 0]);
    const front = art.side === 'front';
    const bars = look.supports === 3 ? [-70, 0, 70] : [-84, -30, 30, 84];
    const grate = (x) => fill(oval(x, top + 62, 110, 22), shade(steel, -0.6)) +
        stroke(`M${x - 110} ${top + 60}h220${bars.map(dx => `M${x + dx} ${top + 42}v34`).join('')}`, steel, 7) +
        flames(x, top + 60, 50);
    const knobs = [200, 600]
        .map(x => (look.knob === 'round'
        ? fill(oval(x, top + 150, 34), art.accent, `stroke="${outline(art.accent)}" stroke-width="3"`)
        : fill(slab(x - 36, top + 132, 72, 36, 12), art.accent, `stroke="${outline(art.accent)}" stroke-width="3"`)) +
        stroke(`M${x} ${top + 150}v-24`, shade(art.accent, -0.5), 7))
        .join('');
    const plate = panel(slab(330, top + 116, 140, 66, 14), art.trim, 2) + mark(372, top + 164, 56, visibleOn(art.trim, art.accent));
    const vents = stroke(Array.from({ length: 9 }, (_, index) => `M${260 + index * 35} ${top + 110}v70`).join(''), shade(art.body, -0.5), 9);
    const feet = fill(slab(150, top + 236, 70, 18, 6) + slab(580, top + 236, 70, 18, 6), shade(art.trim, -0.4));
    const box = { left: 400 - half, right: 400 + half, top: top - open, bottom: top + 254 };
    const cover = panel(lid, art[look.lid]);
    if (!front)
        return { svg: panel(body, art.body) + vents + feet + cover + hinges(look, top, art), box };
    return {
        svg: cover +
            art.pen.within(lid, lidFace(look, top, art)) +
            panel(body, art.body) +
            grate(400 - half / 2) +
            grate(400 + half / 2) +
            knobs +
            plate +
            feet,
        box,
    };
}
/** The hinges of the lid, seen from behind. */
const hinges = (look, top, art) => [220, 580].map(x => panel(slab(x - 34, top + 40, 68, 40, 10), art.trim, 2)).join('') +
    mark(340, top - 30, 120, visibleOn(art[look.lid], art.accent));
function remote(look, art) {
    const legs = `M400 700L190 ${ground}h-50M400 700L610 ${ground}h50M400 700V${ground}h-30`;
    const hose = stroke(line([430, 760], [520, 800], [600, 770], [640, 800]), art.accent, 9);
    const half = 150 + look.wide;
    return {
        svg: hose +
            stroke(legs, shade(steel, -0.5), 15) +
            stroke(legs, steel, 10) +
            `<g transform="translate(0 60)">${burner(560, 110, { ...look, knob: 'wire' }, art)}</g>` +
            pot(590, half, 210 + look.high, look, art) +
            roll(slab(610, 730, 120, 100, 40), art.second),
        box: { left: 130, right: 740, top: 320 - look.high, bottom: ground },
    };
}
/** A stove: on a canister, an integrated system, two burners, or with a hose. */
export const stove = {
    fabric: 'metal',
    wear: 'held',
    tall: 24,
    draw: art => {
        const front = choose(art);
        const look = art.side === 'front' ? front : { ...front, face: front.face === 'mark' ? 'bands' : 'mark' };
        if (look.form === 'twin')
            return twin(look, art);
        if (look.form === 'remote')
            return remote(look, art);
        const half = 128 + look.wide;
        if (look.form === 'system') {
            const cozy = 500 + look.high;
            return {
                svg: canister(640, look, art) +
                    burner(560, 90 + Math.round(look.high / 3), look, art) +
                    pot(590, half, cozy - 210, look, art) +
                    fill(`M${400 - half + 8} 560H${400 + half - 8}v36H${400 - half + 8}z`, shade(steel, -0.2)) +
                    stroke(Array.from({ length: 12 }, (_, index) => `M${Math.round(400 - half + 18 + index * ((half * 2 - 30) / 11))} 562v32`).join(''), shade(steel, -0.6), 4),
                box: { left: 400 - half, right: 500 + half, top: 590 - cozy + 210 - 52, bottom: ground },
            };
        }
        return {
            svg: canister(620, look, art) +
                burner(500, 112 + look.wide + Math.round(look.high / 4), look, art) +
                (look.pot ? pot(474, half + 24, 190 + look.high, look, art) : ''),
            box: { left: 260, right: look.pot ? 640 : 540, top: look.pot ? 230 - look.high : 440, bottom: ground },
        };
    },
};
