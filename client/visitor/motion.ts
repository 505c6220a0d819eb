/** Whether somebody wants things to move. */
export const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
