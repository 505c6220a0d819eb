/** What a preview shows of an experiment or an experience: `home_hero:quiet`, once for each; `home_hero:` as it is decided. */
export const previewVariantParameter = 'previewVariant'

/** The parameter of a link to a preview that was made for somebody: its key (src/purging/preview-key.ts). */
export const previewKeyParameter = 'previewKey'
