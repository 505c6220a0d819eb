import { crc32 } from 'node:zlib'

import tokens from '#src/ui/tokens.css?raw'

import forms from './forms.css?raw'
import page from './page.css?raw'
import tables from './tables.css?raw'

/** The style of the desk, in the colours and distances of the store; its typefaces are files of the store, and those of the machine do. */
export const styles = [tokens, page, forms, tables].join('\n')

/** What they are now; another after every change, so that a browser may keep the sheet for good. */
const version = crc32(styles).toString(36)

/** The address of the sheet. */
export const sheetAddress = `/desk.css?v=${version}`

/** How long what was asked for by an address may be kept: for good, unless the address is of another version. */
export const keptAs = (asked: string | undefined): string =>
  asked === version ? 'private, max-age=31536000, immutable' : 'no-cache'
