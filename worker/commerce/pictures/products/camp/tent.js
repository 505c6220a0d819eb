import { outline, shade, visibleOn } from '../../ink/color.ts';
import { line, shape, trace } from '../../ink/path.ts';
import { crease, fill, mark, panel, seam, stroke, veil } from '../../ink/pen.ts';
function choose({ cut }) {
    return {
        form: cut.one(['dome', 'ridge', 'tunnel', 'geodesic', 'pyramid', 'cabin']),
        door: cut.one(['open', 'closed', 'awning', 'window']),
        band: cut.one(['skirt', 'panels', 'plain', 'top']),
        fly: cut.one([true, false]),
        wide: cut.between(296, 340),
        high: cut.between(-18, 22),
        shift: cut.between(-30, 30),
    };
}
const ground = 740;
/** Outline and poles of each form; heights in pixels above the ground. */
function form(look) {
    const [l, r] = [400 - look.wide, 400 + look.wide];
    const s = look.shift;
    const y = (height) => ground - height - look.high;
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
            };
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
            };
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
            };
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
            };
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
            };
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
            };
    }
}
function door(look, art) {
    const x = look.form === 'ridge' || look.form === 'tunnel' || look.form === 'cabin' ? 400 - look.wide + 150 : 392;
    const high = ground - (look.form === 'cabin' ? 226 : 236);
    const opening = shape([x - 96, ground + 4, 0], [x - 70, high + 96], [x, high], [x + 70, high + 96], [x + 96, ground + 4, 0]);
    const inside = shade(art.lining, -0.42);
    const light = '<g opacity=".9">' +
        fill(opening, inside) +
        fill(shape([x - 60, ground, 0], [x - 40, ground - 60], [x + 20, ground - 74], [x + 70, ground - 30], [x + 80, ground, 0]), shade(art.lining, -0.1)) +
        '</g>';
    const zip = stroke(line([x - 96, ground], [x - 70, high + 96], [x, high], [x + 70, high + 96], [x + 96, ground]), art.accent, 4);
    switch (look.door) {
        case 'open':
            return (light +
                panel(shape([x - 4, high + 2, 0], [x - 80, high + 90], [x - 108, ground - 20, 0], [x - 66, ground - 60], [x - 40, high + 120]), shade(art.body, 0.08), 2) +
                zip);
        case 'awning':
            return (light +
                zip +
                panel(shape([x - 84, high + 70, 0], [x, high - 16], [x + 84, high + 70, 0], [x + 150, high + 116, 0], [x, high + 74], [x - 150, high + 116, 0]), art.second, 2) +
                stroke(`M${x - 148} ${high + 118}V${ground}M${x + 148} ${high + 118}V${ground}`, art.trim, 6));
        case 'window':
            return (zip +
                panel(shape([x - 46, high + 130], [x, high + 60], [x + 46, high + 130], [x + 40, high + 160], [x - 40, high + 160]), shade(art.lining, -0.2), 2) +
                stroke(`M${x} ${high + 64}v96M${x - 44} ${high + 118}h88`, art.trim, 3));
        case 'closed':
            return (zip +
                seam(line([x, high + 4], [x + 6, ground]), art.body, 4) +
                crease(line([x - 20, high + 60], [x - 34, high + 160], [x - 26, ground - 10]), 10));
    }
}
function bands(look, art, top) {
    const area = (from, to, color) => fill(`M40 ${from}H760V${to}H40z`, color) + fill(`M40 ${from}H760V${to}H40z`, 'url(#l)');
    if (look.band === 'skirt')
        return area(ground - 80, ground + 20, art.second) + seam(`M40 ${ground - 80}H760`, art.body);
    if (look.band === 'top')
        return area(top - 20, top + 120, art.second) + seam(`M40 ${top + 120}H760`, art.body);
    if (look.band === 'plain')
        return '';
    const x = 400 + look.shift;
    return (fill(shape([x - 150, ground + 20, 0], [x - 60, top + 40], [x, top - 20, 0], [x + 60, top + 40], [x + 150, ground + 20, 0]), art.second) +
        seam(line([x - 150, ground + 10], [x - 60, top + 40], [x, top]) +
            line([x + 150, ground + 10], [x + 60, top + 40], [x, top]), art.body));
}
const guys = (look, art, top) => {
    const line_ = visibleOn('#8a8a80', art.accent);
    return (stroke(`M${400 - look.wide + 50} ${top + 190}L${400 - look.wide - 44} ${ground + 18}M${350 + look.wide} ${top + 190}L${444 + look.wide} ${ground + 18}`, line_, 3) +
        stroke(`M${400 - look.wide - 40} ${ground + 8}l-8 20M${440 + look.wide} ${ground + 8}l8 20`, shade(art.trim, -0.2), 6));
};
/** A tent: six forms, four doors, with or without a second roof. */
export const tent = {
    fabric: 'ripstop',
    wear: 'beside',
    tall: 112,
    draw: art => {
        const look = choose(art);
        const { knots, poles, top } = form(look);
        const silhouette = trace(knots);
        const back = art.side === 'back';
        const shadeSide = veil(shape([430 + look.shift, top - 20, 0], [560, top + 120], [520, ground + 20, 0], [780, ground + 20, 0], [780, top - 20, 0]), 0.16);
        const fly = look.fly
            ? stroke(line(...knots.slice(1, -1)), shade(art.second, 0.1), 16) +
                stroke(line(...knots.slice(1, -1)), outline(art.second), 2)
            : '';
        const vent = panel(shape([500, top + 110, 0], [546, top + 84], [590, top + 122, 0], [546, top + 116]), art.second, 2);
        const inner = bands(look, art, top) +
            shadeSide +
            poles.map(pole => stroke(pole, shade(art.body, -0.3), 7) + stroke(pole, shade(art.trim, 0.25), 3)).join('') +
            crease(line([400 - look.wide + 70, ground - 40], [400 - look.wide + 110, ground - 130], [400 - look.wide + 180, ground - 190]), 12) +
            (back ? vent : door(look, art));
        const logo = mark(570, ground - 36, 56, visibleOn(look.band === 'skirt' ? art.second : art.body, art.accent));
        return {
            svg: guys(look, art, top) + panel(silhouette, art.body, 3) + art.pen.within(silhouette, inner + fly + logo),
            box: { left: 400 - look.wide - 50, right: 450 + look.wide, top: top - 10, bottom: ground + 6 },
        };
    },
};
