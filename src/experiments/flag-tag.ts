/** What a purge names pages by that depend on a flag. */
export const flagTag = (flag: string): string => `flag:${flag}`
