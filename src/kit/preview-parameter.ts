/** The parameter of a link to a preview that was made for somebody: its key (src/purging/preview-key.ts). */
export const previewKeyParameter = 'previewKey'
