import { personalSheetOf } from '#src/kit/style-sheets.ts'

import { clientAssets } from '../assets.ts'

const { sheet, typefaces } = clientAssets
/** The whole style: what all pages have, and what only personal ones do. Development links the sheets of the sources in its place. */
const sheets = sheet === undefined ? [] : [sheet, personalSheetOf(sheet)]

const linked = (href: string) => <link key={href} rel="stylesheet" href={href} />
const preloaded = (href: string) => `<${href}>; rel=preload; as=style`

/** The whole style, as links that what follows them waits for. */
export const WholeSheet = () => sheets.map(linked)

/** What only personal pages look like, for one that script puts in. */
export const PersonalSheet = () => sheets.slice(1).map(linked)

/** Has the whole style on its way before the document is read, and long before the links to it come (RFC 8288). */
export const wholeSheetAhead = sheets.length > 0 && { link: sheets.map(preloaded).join(', ') }

/** The typefaces, for a document without style inside it. */
export const Typefaces = () => typefaces !== undefined && <link rel="stylesheet" href={typefaces} />
