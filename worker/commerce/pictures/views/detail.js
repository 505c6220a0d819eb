import { chance } from '../ink/chance.ts';
import { mix, shade, visibleOn } from '../ink/color.ts';
import { line, shape, slab } from '../ink/path.ts';
import { fill, mark, stroke } from '../ink/pen.ts';
const tile = (id, width, height, inner, turn = 0) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${inner}</pattern>`;
const dark = (d, width, opacity) => stroke(d, '#0a0f0d', width, `opacity="${opacity}"`);
const pale = (d, width, opacity) => stroke(d, '#fff', width, `opacity="${opacity}"`);
/** Fibres of a pile, lying every way; they cross the edges of the tile so that it does not show. */
function fibres(random, color) {
    const size = 320;
    const layer = (count, tone, width) => {
        let d = '';
        for (let index = 0; index < count; index++) {
            const [x, y] = [random() * size, random() * size];
            const [dx, dy] = [random() * 30 - 15, 14 + random() * 22];
            const bow = `q${Math.round(random() * 24 - 12)} ${Math.round(dy / 2)} ${Math.round(dx)} ${Math.round(dy)}`;
            for (const sx of x > size - 30 ? [0, -size] : x < 30 ? [0, size] : [0])
                for (const sy of y > size - 40 ? [0, -size] : [0])
                    d += `M${Math.round(x + sx)} ${Math.round(y + sy)}${bow}`;
        }
        return stroke(d, tone, width);
    };
    return (layer(170, shade(color, -0.3), 7) +
        layer(170, shade(color, -0.12), 6) +
        layer(150, shade(color, 0.1), 5) +
        layer(90, shade(color, 0.28), 3.4));
}
/** Grains of leather: rounded cells of many sizes. */
function grain(random, color) {
    let d = '';
    for (let row = 0; row < 14; row++) {
        for (let column = 0; column < 12; column++) {
            const [x, y] = [column * 24 + (row % 2) * 12 + random() * 6, row * 20 + random() * 5];
            const [w, h] = [9 + random() * 4, 7 + random() * 3.4];
            d += `M${Math.round(x - w)} ${Math.round(y)}q2 ${-Math.round(h)} ${Math.round(w)} ${-Math.round(h)}t${Math.round(w)} ${Math.round(h)}t${-Math.round(w)} ${Math.round(h)}t${-Math.round(w)} ${-Math.round(h)}z`;
        }
    }
    return (fill('M0 0h288v280H0z', shade(color, -0.26)) +
        fill(d, shade(color, 0.02)) +
        `<g transform="translate(-2 -2) scale(1)">${stroke(d, shade(color, 0.16), 1.4)}</g>`);
}
/** One fabric as a pattern to be painted over its colour. */
function weave(fabric, id, color, random) {
    switch (fabric) {
        case 'weave':
            return tile(id, 20, 20, dark('M0 5h9M10 15h9M5 11v8M15 1v8', 7, 0.13) +
                pale('M1 3h7M11 13h7', 1.6, 0.2) +
                pale('M3 12v6M13 2v6', 1.6, 0.12), 18);
        case 'ripstop':
            return tile(id, 60, 60, dark('M0 7.5h60M0 22.5h60M0 37.5h60M0 52.5h60M7.5 0v60M22.5 0v60M37.5 0v60M52.5 0v60', 1.6, 0.14) +
                dark('M0 2h60M2 0v60', 6, 0.24) +
                pale('M0 -1h60M-1 0v60M0 59h60M59 0v60', 3, 0.22));
        case 'pile':
            return tile(id, 320, 320, fibres(random, color));
        case 'knit':
            return tile(id, 44, 40, fill('M0 0h44v40H0z', shade(color, -0.34)) +
                fill('M22 40C16 30 6 22 3 4C-1 -8 12 -10 16 2C20 14 22 26 22 40zM22 40C28 30 38 22 41 4C45 -8 32 -10 28 2C24 14 22 26 22 40z', color) +
                fill('M22 80C16 70 6 62 3 44C-1 32 12 30 16 42C20 54 22 66 22 80zM22 80C28 70 38 62 41 44C45 32 32 30 28 42C24 54 22 66 22 80z', color) +
                pale('M7 2q4 16 12 28M37 2q-4 16 -12 28', 3, 0.2));
        case 'jersey':
            return tile(id, 18, 16, dark('M0 0q3 10 9 16q6 -6 9 -16', 2.4, 0.24) + pale('M3 -2q2 9 6 14', 1.8, 0.2) + dark('M9 0v6', 2, 0.14));
        case 'twill':
            return tile(id, 16, 16, dark('M0 12h16', 5, 0.2) + pale('M0 6h16', 2.4, 0.2) + dark('M0 2h5', 2, 0.14), -38);
        case 'leather':
            return tile(id, 288, 280, grain(random, color));
        case 'mesh':
            return tile(id, 44, 76, fill('M0 0h44v76H0z', shade(color, 0.03)) +
                fill('M22 8l13 8v15l-13 8l-13 -8V16zM0 46l13 8v15l-13 8l-13 -8V54zM44 46l13 8v15l-13 8l-13 -8V54z', shade(color, -0.55)) +
                pale('M9 31l13 8l13 -8M-13 69l13 8l13 -8M31 69l13 8', 2, 0.3));
        case 'metal':
            return tile(id, 400, 30, pale('M0 4h400M40 13h300M0 22h400', 1, 0.16) + dark('M0 8h400M60 18h280M0 27h400', 1.2, 0.12));
        case 'quilt':
            return tile(id, 14, 14, dark('M0 3.5h6M7 10.5h6', 4, 0.09) + pale('M0 2h6M7 9h6', 1, 0.14));
    }
}
/** Quilted channels swelling between their seams. */
const channels = (slope) => {
    let svg = '';
    for (let y = -40; y < 1120; y += 230) {
        const d = line([-40, y + slope], [220, y + 30], [520, y - 16], [840, y + 24 - slope]);
        svg +=
            `<g transform="translate(0 50)">${pale(d, 70, 0.1)}</g><g transform="translate(0 66)">${pale(d, 28, 0.12)}</g><g transform="translate(0 -26)">${dark(d, 56, 0.12)}</g>` +
                dark(d, 12, 0.3) +
                dark(d, 5, 0.5) +
                stroke(d, '#fff', 3.4, 'stroke-dasharray="20 12" opacity=".45"');
    }
    return svg;
};
const threads = (d, color) => `<g transform="translate(2 4)">${stroke(d, '#0a0f0d', 7, 'stroke-dasharray="22 14" opacity=".35"')}</g>` +
    stroke(d, shade(color, 0.25), 6.4, 'stroke-dasharray="22 14"') +
    stroke(d, shade(color, 0.6), 2, 'stroke-dasharray="22 14" opacity=".7"');
/** A zip from so near that every tooth can be counted. */
const bigZip = (x, color, teeth) => {
    const left = Array.from({ length: 22 }, (_, index) => `M${x - 26} ${index * 48 - 10}h30`).join('');
    const right = Array.from({ length: 22 }, (_, index) => `M${x + 26} ${index * 48 + 14}h-30`).join('');
    const tape = shade(color, -0.5);
    return (fill(slab(x - 70, -20, 140, 1040), tape) +
        stroke(`M${x - 58} 0V1000M${x + 58} 0V1000`, shade(tape, 0.3), 4, 'stroke-dasharray="18 12"') +
        stroke(left + right, shade(teeth, -0.45), 27, 'stroke-linecap="butt"') +
        stroke(left + right, teeth, 20, 'stroke-linecap="butt"') +
        pale(left + right, 5, 0.35));
};
/** Where the second fabric begins: one of several cuts. */
const edges = [
    [
        [-20, 690],
        [240, 600],
        [520, 720],
        [820, 610],
    ],
    [
        [-20, 560],
        [280, 700],
        [560, 740],
        [820, 820],
    ],
    [
        [-20, 840],
        [220, 720],
        [500, 620],
        [820, 400],
    ],
    [
        [-20, 420],
        [200, 640],
        [480, 700],
        [820, 700],
    ],
];
/** A hand's breadth of the product: its fabric, the seam to the second one, and a zip or a label. */
export function detail(fabric, art) {
    const pick = art.cut.between(0, 3);
    const random = chance(art.cut.between(0, 99_999));
    const zipped = art.cut.one([true, false, true]) &&
        (fabric === 'weave' || fabric === 'pile' || fabric === 'ripstop' || fabric === 'quilt' || fabric === 'twill');
    const edge = art.cut.one(edges);
    const area = shape(...edge, [900, 1080, 0], [-100, 1080, 0]);
    const run = line(...edge);
    const below = mix(art.second, art.body, 0.08);
    const defs = weave(fabric, 'w', art.body, random) +
        weave(fabric === 'quilt' ? 'weave' : fabric === 'pile' ? 'weave' : fabric, 'x', below, random);
    const label = zipped
        ? ''
        : `<g transform="rotate(-4 560 300)">${fill(slab(446, 226, 228, 150, 10), '#0a0f0d', 'opacity=".25" transform="translate(6 10)"')}${fill(slab(446, 226, 228, 150, 10), art.trim)}${stroke(slab(458, 238, 204, 126, 6), shade(art.trim, 0.4), 4, 'stroke-dasharray="14 9"')}${mark(500, 332, 120, visibleOn(art.trim, art.accent))}</g>`;
    const svg = fill('M0 0h800v1000H0z', art.body) +
        fill('M0 0h800v1000H0z', 'url(#w)') +
        (fabric === 'quilt' ? channels(pick * 12 - 18) : '') +
        `<g transform="translate(0 -18)">${dark(run, 46, 0.16)}</g>` +
        fill(area, below) +
        fill(area, 'url(#x)') +
        pale(run, 7, 0.3) +
        `<g transform="translate(0 30)">${threads(run, below)}</g><g transform="translate(0 62)">${threads(run, below)}</g>` +
        (zipped
            ? dark('M150 0V1000M310 0V1000', 30, 0.12) + bigZip(230, art.body, visibleOn(art.body, art.accent))
            : label) +
        fill('M0 0h800v1000H0z', 'url(#y)');
    const light = `<linearGradient id="y" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0a0f0d" stop-opacity=".42"/></linearGradient>`;
    return { svg, defs: defs + light };
}
