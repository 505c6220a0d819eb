import { panel, roll } from '../../ink/pen.ts';
import { bodyShape, bothSleeves, boxOf, elbows, folds, sleeveKnots } from './fit.ts';
/** Puts a garment together: set-in sleeves lie under the body, raglan sleeves over it. */
export function assemble(art, parts) {
    const { fit, sleeve } = parts;
    const outline = parts.bodyOutline ?? bodyShape(fit);
    const body = panel(outline, art.body) + art.pen.within(outline, parts.onBody + folds(fit));
    const svg = sleeve === 'none'
        ? body
        : sleeve.startsWith('raglan')
            ? body + sleeves(art, parts, sleeve)
            : sleeves(art, parts, sleeve) + body;
    return { svg: svg + parts.over, box: boxOf(fit, parts.top, sleeve, parts.ease) };
}
function sleeves(art, parts, sleeve) {
    const [left, right] = bothSleeves(sleeveKnots(parts.fit, sleeve, parts.ease));
    const color = parts.sleeveColor ?? art.body;
    const bend = sleeve.endsWith('short') ? '' : elbows(parts.fit);
    return roll(left, color) + roll(right, color) + art.pen.within(left + right, (parts.onSleeves ?? '') + bend);
}
