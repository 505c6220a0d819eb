/** Refusals of a letter's link itself, which is nobody's or not whole. After any other failure it is as good as before. */
export const isDeadLink = (code: string): boolean => code === 'CCN404' || code === 'API400'
