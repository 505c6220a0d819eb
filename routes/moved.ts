/** Addresses that are spoken of and that no route has, with the ones that are meant (R403). */
const moved: Readonly<Record<string, string>> = { '/help-section/contact-us': '/help/contact-us' }

/** Where a path without locale leads for good; nothing for one that stays. */
export const movedTo = (path: string): string | undefined => (Object.hasOwn(moved, path) ? moved[path] : undefined)
