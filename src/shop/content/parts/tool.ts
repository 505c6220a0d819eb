import quiet from '#src/ui/controls/quiet.module.css'

import css from './tools.module.css'

/** What a tool of the header looks like: a quiet button that lights up. */
export const tool = `${quiet.quiet} ${css.tool}`
