import tokens from '#src/ui/tokens.css?raw'

import forms from './forms.css?raw'
import page from './page.css?raw'
import tables from './tables.css?raw'

/** The style of the desk, in the colours and distances of the store. */
export const styles = [tokens, page, forms, tables].join('\n')
