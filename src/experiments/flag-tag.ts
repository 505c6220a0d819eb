/** The tag of pages that depend on a flag, for purges. */
export const flagTag = (flag: string): string => `flag:${flag}`
