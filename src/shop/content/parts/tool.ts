import quiet from '#src/ui/controls/quiet.module.css'

import css from './tools.module.css'

/** The look of a header button. */
export const tool = `${quiet.quiet} ${css.tool}`
