import tokens from '#src/ui/tokens.css?raw'

import forms from './forms.css?raw'
import page from './page.css?raw'
import tables from './tables.css?raw'

/** The store's tokens without its typefaces, which are files of the store: the faces of the machine that stand in for them do. */
const withoutFiles = tokens.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')

/** The style of the desk, in the colours and distances of the store. */
export const styles = [withoutFiles, page, forms, tables].join('\n')
