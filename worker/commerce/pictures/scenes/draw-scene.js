import { camp } from './camp.ts';
import { contours } from './contours.ts';
import { forest } from './forest.ts';
import { lake } from './lake.ts';
import { palettes } from './palettes.ts';
import { ridges } from './ridges.ts';
import { skyDefs } from './sky.ts';
import { summit } from './summit.ts';
import { setting } from './view.ts';
export const scenes = { ridges, contours, camp, lake, forest, summit };
/** Width and height in pixels. */
export const sizes = { wide: [1600, 900], tall: [900, 1200], square: [1000, 1000], strip: [2400, 800] };
export const isScene = (name) => Object.hasOwn(scenes, name);
export const isPalette = (name) => Object.hasOwn(palettes, name);
export const isSize = (name) => Object.hasOwn(sizes, name);
/** A landscape as SVG text, the same for the same request. It fills whatever frame it is put into. */
export function drawScene({ scene, palette, seed, size }) {
    const [width, height] = sizes[size];
    const place = setting(width, height, palettes[palette], `${scene} ${seed}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${skyDefs(place)}</defs>${scenes[scene](place)}</svg>`;
}
