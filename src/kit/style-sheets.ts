/**
 * Where a build has what only personal pages look like, beside the style sheet of all pages: `/assets/style-3fa2c.css` →
 * `/assets/personal-3fa2c.css`.
 */
export const personalSheetOf = (sheet: string): string => sheet.replace(/(?<=\/)style(?=[-.][^/]*$)/, 'personal')
