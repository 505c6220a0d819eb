import { shade, visibleOn } from '../../ink/color.ts';
import { across, line, shape, slab, symmetric } from '../../ink/path.ts';
import { crease, fill, mark, panel, seam, stitches, stroke } from '../../ink/pen.ts';
function choose({ cut }) {
    return {
        form: cut.one(['five', 'trucker', 'bucket', 'runner', 'flap', 'brim']),
        front: cut.one(['patch', 'mark', 'peaks', 'plain']),
        brim: cut.one(['body', 'second', 'trim']),
        rope: cut.one([true, false]),
        vents: cut.one([true, false]),
        top: cut.between(330, 366),
        wide: cut.between(206, 228),
        bill: cut.between(84, 118),
    };
}
function badge(look, art, y) {
    const ink = visibleOn(art.body, art.accent);
    switch (look.front) {
        case 'patch':
            return (panel(slab(336, y - 50, 128, 84, 14), art.trim, 2) +
                stroke(slab(343, y - 43, 114, 70, 10), shade(art.trim, 0.4), 2, 'stroke-dasharray="6 5"') +
                mark(362, y + 14, 76, visibleOn(art.trim, art.accent)));
        case 'mark':
            return mark(340, y + 20, 120, ink);
        case 'peaks':
            return (fill(`M300 ${y + 30}l50 -80l26 34l44 -66l80 112z`, ink) +
                fill(`M300 ${y + 30}l36 -36l30 20l34 -30l40 34l30 -22l30 34z`, art.second));
        case 'plain':
            return mark(382, y + 14, 36, ink);
    }
}
const meshDots = (top, color) => stroke(Array.from({ length: 18 }, (_, row) => `M${150 + (row % 2) * 9} ${top + row * 18}H650`).join(''), shade(color, -0.45), 6, 'stroke-dasharray="1 17"');
/** Hats with a brim all round. */
function brimmed(look, art) {
    const top = look.top - 10;
    const flat = look.form === 'brim';
    const reach = (flat ? 200 : 166) + look.bill;
    const side = look.wide - 64;
    const crown = symmetric([
        [400, top],
        [400 - side * 0.74, top + 12],
        [400 - side, top + 60],
        [232, 600, 0],
        [400, 620],
    ]);
    const y = flat ? 600 : 590;
    const brim = symmetric([
        [400, y],
        [234, y - 6, 0],
        [400 - reach, y + (flat ? 40 : 110)],
        [400 - reach + 34, y + (flat ? 66 : 134)],
        [400, y + (flat ? 84 : 120)],
    ]);
    const under = symmetric([
        [400, y + 20],
        [400 - reach * 0.8, y + 66],
        [400 - reach + 34, y + 128],
        [400, y + 116],
    ]);
    const tone = art[look.brim];
    const rows = [0.34, 0.6, 0.84]
        .map(part => stitches(across([400 - reach * (0.72 + part * 0.22), y + (flat ? 56 : 116) * part + 6], [400, y + (flat ? 76 : 110) * part + 4]), tone))
        .join('');
    const band = stroke(across([236, 574], [300, 590], [400, 596]), look.rope ? art.accent : shade(art.body, -0.3), look.rope ? 12 : 22);
    const strap = flat
        ? stroke(line([250, 640], [300, 760], [400, 800], [500, 760], [550, 640]), art.trim, 7) +
            fill(slab(386, 780, 28, 40, 8), art.accent)
        : '';
    return {
        svg: strap +
            (flat ? '' : fill(under, shade(tone, -0.4))) +
            panel(crown, art.body) +
            art.pen.within(crown, seam(line([330, top], [312, 620]) + line([470, top], [488, 620]), art.body) + band) +
            panel(brim, tone) +
            rows +
            badge(look, art, 500) +
            (look.vents ? fill('M262 470h12v12h-12zM526 470h12v12h-12z', shade(art.body, -0.6)) : ''),
        box: { left: 400 - reach, right: 400 + reach, top, bottom: flat ? 820 : y + 134 },
    };
}
/** A cap with a bill, or a hat with a brim. */
export const cap = {
    fabric: 'twill',
    wear: 'head',
    tall: 18,
    draw: art => {
        const look = choose(art);
        if (look.form === 'bucket' || look.form === 'brim')
            return brimmed(look, art);
        const { top, wide } = look;
        const back = art.side === 'back';
        const crown = symmetric([
            [400, top],
            [400 - wide * 0.6, top + 30],
            [400 - wide * 0.96, top + 150],
            [400 - wide, 620, 0],
            [400, 650],
        ]);
        const bill = symmetric([
            [400, 616],
            [400 - wide * 0.7, 604],
            [400 - wide + 2, 590, 0],
            [400 - wide - 14, 622],
            [400 - wide * 0.84, 636 + look.bill * 0.5],
            [400 - wide * 0.45, 646 + look.bill * 0.82],
            [400, 652 + look.bill * 0.9],
        ]);
        const under = line([400 - wide - 8, 630], [400 - wide * 0.84, 640 + look.bill * 0.5], [400 - wide * 0.45, 651 + look.bill * 0.82], [400, 657 + look.bill * 0.9], [400 + wide * 0.45, 651 + look.bill * 0.82], [400 + wide * 0.84, 640 + look.bill * 0.5], [408 + wide, 630]);
        const tone = art[look.brim];
        const face = look.form === 'trucker' || look.form === 'five'
            ? fill(shape([400 - wide * 0.62, 660, 0], [400 - wide * 0.6, top + 100], [400 - wide * 0.3, top - 10, 0], [400 + wide * 0.3, top - 10, 0], [400 + wide * 0.6, top + 100], [400 + wide * 0.62, 660, 0]), look.form === 'trucker' ? art.second : art.body)
            : '';
        const mesh = look.form === 'trucker' || look.form === 'runner' ? meshDots(top, art.body) : '';
        const lines = look.form === 'five' || look.form === 'trucker'
            ? line([400 - wide * 0.32, top + 4], [400 - wide * 0.6, top + 110], [400 - wide * 0.64, 640]) +
                line([400 + wide * 0.32, top + 4], [400 + wide * 0.6, top + 110], [400 + wide * 0.64, 640])
            : line([400, top], [400, 650]) +
                line([400, top + 4], [400 - wide * 0.5, top + 120], [400 - wide * 0.56, 640]) +
                line([400, top + 4], [400 + wide * 0.5, top + 120], [400 + wide * 0.56, 640]);
        const flap = look.form === 'flap'
            ? panel(shape([400 - wide + 2, 560, 0], [400 - wide - 30, 700], [400 - wide + 10, 840], [400 - wide + 90, 800], [400 - wide + 100, 600, 0]), art.second) +
                panel(shape([398 + wide, 560, 0], [430 + wide, 700], [390 + wide, 840], [310 + wide, 800], [300 + wide, 600, 0]), art.second)
            : '';
        const holes = look.vents
            ? [300, 500]
                .map(x => stroke(`M${x} ${top + 110}h0`, shade(art.accent, -0.1), 13) +
                stroke(`M${x} ${top + 110}h0`, shade(art.body, -0.7), 7))
                .join('')
            : '';
        const front = stroke(under, shade(tone, -0.5), 9) +
            panel(bill, tone) +
            [0.3, 0.55, 0.8]
                .map(part => stitches(across([400 - wide + 14, 624 + look.bill * part * 0.5], [400 - wide * 0.6, 624 + look.bill * part], [400, 640 + look.bill * part]), tone))
                .join('') +
            (look.rope
                ? stroke(across([400 - wide + 8, 606], [300, 622], [400, 628]), art.accent, 11) +
                    stroke(across([400 - wide + 8, 606], [300, 622], [400, 628]), shade(art.accent, -0.35), 11, 'stroke-dasharray="3 9"')
                : '');
        const rear = fill(symmetric([
            [400, 540],
            [340, 566],
            [322, 640, 0],
            [400, 660],
        ]), shade(art.lining, -0.5)) +
            stroke(across([316, 626], [400, 640]), art.trim, 22) +
            stroke('M352 634h0M376 637h0M424 637h0M448 634h0', shade(art.trim, 0.4), 8);
        return {
            svg: flap +
                panel(crown, art.body) +
                art.pen.within(crown, mesh +
                    face +
                    (face ? fill(crown, 'url(#l)') : '') +
                    seam(lines, art.body) +
                    crease(line([300, 600], [320, 540], [310, 480]), 10) +
                    (back ? rear : '')) +
                stroke(`M388 ${top}h24`, art.accent, 12) +
                holes +
                (back ? '' : front + badge(look, art, 520)),
            box: {
                left: 400 - wide - (flap ? 26 : 0),
                right: 400 + wide + (flap ? 26 : 0),
                top,
                bottom: back ? 656 : flap ? 838 : 668 + look.bill,
            },
        };
    },
};
