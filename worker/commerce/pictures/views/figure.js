import { mix, shade } from '../ink/color.ts';
import { flipped, line, shape, symmetric, trace } from '../ink/path.ts';
import { fill, panel, roll, stroke, veil } from '../ink/pen.ts';
import { legsShape } from '../products/bottoms/legs.ts';
import { bodyShape, bothSleeves, neckY, sleeveKnots } from '../products/tops/fit.ts';
/** The figure stands in the coordinates of the garments for the upper body: crown at `crownY`, soles at `soleY`. */
export const crownY = 36;
export const soleY = 1566;
/** How far down trousers hang from where they are drawn. */
export const legDrop = 590;
const skins = ['#f0c9a6', '#d9a178', '#b57a50', '#8a5a3c', '#5f3d29', '#e3b48f'];
const hairs = ['#2a1d17', '#4a2f1f', '#7a4f2a', '#1a1614', '#a8763e', '#6b6560'];
export const personFor = (cut) => ({
    skin: cut.one(skins),
    hair: cut.one(hairs),
    style: cut.one(['short', 'bun', 'long', 'curls']),
    height: cut.between(164, 188),
});
const headHalf = [
    [400, 44],
    [356, 58],
    [338, 112],
    [350, 168],
    [378, 200],
    [400, 206],
];
function hair({ hair: color, style }, behind) {
    const cap = behind
        ? [
            [400, 34],
            [346, 52],
            [328, 116],
            [344, 180],
            [400, 198],
        ]
        : [
            [400, 34],
            [346, 50],
            [330, 112],
            [340, 140, 0],
            [352, 96],
            [376, 78],
            [400, 84],
        ];
    const crown = fill(symmetric(cap), color) + fill(symmetric(cap), 'url(#l)');
    switch (style) {
        case 'short':
            return crown;
        case 'bun':
            return fill('M366 26a34 30 0 1 0 68 0a34 30 0 1 0-68 0z', shade(color, 0.06)) + crown;
        case 'long':
            return crown;
        case 'curls':
            return (crown +
                stroke('M340 66q-16 14 -10 36q-16 18 0 40M460 66q16 14 10 36q16 18 0 40M352 48q18 -22 48 -20q30 -2 48 20', color, 26));
    }
}
/** Long hair falls behind the shoulders, so it is drawn before everything else. */
export const hairBehind = ({ hair: color, style }) => style === 'long'
    ? fill(symmetric([
        [400, 40],
        [336, 60],
        [318, 150],
        [314, 270],
        [400, 292],
    ]), shade(color, -0.12))
    : '';
/** Head and neck; the neck ends where the collar begins. */
export function head(person, neckEnd) {
    const neck = symmetric([
        [400, 150],
        [362, 160],
        [360, neckEnd - 22],
        [372, neckEnd - 2],
        [400, neckEnd + 4],
    ]);
    return (fill(neck, shade(person.skin, -0.14)) +
        veil(symmetric([
            [400, 190],
            [364, 176],
            [364, 206],
            [400, 224],
        ]), 0.14) +
        ears(person) +
        fill(symmetric(headHalf), person.skin) +
        fill(symmetric(headHalf), 'url(#l)') +
        hair(person, false));
}
const ears = ({ skin }) => fill('M326 118a12 20 0 1 0 24 0a12 20 0 1 0-24 0zM450 118a12 20 0 1 0 24 0a12 20 0 1 0-24 0z', shade(skin, -0.1));
export const headFromBehind = (person) => fill(symmetric([
    [400, 150],
    [360, 160],
    [356, 244],
    [400, 262],
]), shade(person.skin, -0.2)) +
    ears(person) +
    hair(person, true) +
    (person.style === 'long'
        ? fill(symmetric([
            [400, 60],
            [332, 90],
            [322, 180],
            [326, 300],
            [400, 322],
        ]), person.hair)
        : '');
/** The face in the opening of a hood. */
export const hoodedFace = (person) => {
    const face = symmetric([
        [400, 142],
        [366, 154],
        [356, 196],
        [368, 234],
        [400, 252],
    ]);
    return (fill(face, person.skin) +
        fill(face, 'url(#l)') +
        fill(symmetric([
            [400, 138],
            [362, 150],
            [352, 186, 0],
            [372, 168],
            [400, 164],
        ]), person.hair) +
        veil(symmetric([
            [400, 138],
            [362, 150],
            [352, 196, 0],
            [366, 176],
            [400, 170],
        ]), 0.16));
};
const bare = { neck: 60, shoulder: 158, chest: 140, waist: 128, hem: 146, hemY: 780, drop: 4 };
/** Bare arms and hands along the sleeves of `fit`. */
export function arms(person) {
    const [left, right] = bothSleeves(sleeveKnots(bare, 'long', -12));
    const hand = [
        [152, 738],
        [134, 790],
        [140, 838],
        [164, 850],
        [186, 822],
        [206, 786],
        [198, 738],
    ];
    const thumb = [
        [194, 752],
        [214, 782],
        [212, 812],
        [200, 806],
    ];
    const both = (knots) => fill(trace(knots), person.skin) + fill(trace(flipped(knots)), shade(person.skin, -0.08));
    return roll(left, person.skin, 0) + roll(right, person.skin, 0) + both(hand) + both(thumb);
}
/** Bare legs. */
export const legs = (person) => {
    const left = shape([262, 900, 0], [264, 1100], [280, 1200], [272, 1330], [296, 1500, 0], [352, 1500, 0], [372, 1320], [378, 1180], [396, 1000, 0], [396, 900, 0]);
    const right = trace(flipped([
        [262, 900, 0],
        [264, 1100],
        [280, 1200],
        [272, 1330],
        [296, 1500, 0],
        [352, 1500, 0],
        [372, 1320],
        [378, 1180],
        [396, 1000, 0],
        [396, 900, 0],
    ]));
    return roll(left, person.skin, 0) + roll(right, person.skin, 0);
};
export const shoes = (color) => {
    const left = [
        [286, 1490, 0],
        [270, 1530],
        [264, 1560, 0],
        [366, 1560, 0],
        [362, 1490, 0],
    ];
    const sole = 'M262 1552h106v14h-106zM432 1552h106v14h-106z';
    return (panel(trace(left), color, 2) +
        panel(trace(flipped(left)), color, 2) +
        fill(sole, shade(color, -0.5)) +
        stroke(line([296, 1516], [352, 1516]) + line([448, 1516], [504, 1516]), shade(color, 0.4), 4));
};
const plainTop = { neck: 70, shoulder: 166, chest: 156, waist: 146, hem: 152, hemY: 790, drop: 6 };
/** A plain top to go with trousers, or a plain jacket under a pack. */
export function plainUpper(color, long) {
    const [left, right] = bothSleeves(sleeveKnots(plainTop, long ? 'long' : 'short', long ? -2 : 0));
    const outline = bodyShape(plainTop);
    return (roll(left, color) +
        roll(right, color) +
        panel(outline, color) +
        stroke(line([334, neckY - 2], [360, neckY + 30], [400, neckY + 38], [440, neckY + 30], [466, neckY - 2]), shade(color, -0.3), 5));
}
export const plainTrousers = (color) => `<g transform="translate(0 ${legDrop})">${panel(legsShape({ top: 150, waist: 124, hip: 146, knee: 138, outer: 122, inner: 40, hemY: 908 }), color)}${stroke('M397 240V404', shade(color, -0.3), 3)}</g>`;
/** Neutral clothes that let a product of this colour speak. */
export const quiet = (body) => ({
    upper: mix('#a7a395', body, 0.12),
    lower: mix('#4a4f4b', body, 0.1),
    shoe: '#3b3732',
});
