import { chance, hash } from '../ink/chance.ts';
export const setting = (width, height, light, seed) => ({
    width,
    height,
    light,
    random: chance(hash(seed)),
});
export const whole = (value) => Math.round(value);
