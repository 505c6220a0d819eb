import { personalSheetOf } from '#src/kit/style-sheets.ts'

import { clientAssets } from '../assets.ts'

const { sheet, typefaces } = clientAssets
/** The whole style: what all pages have, and what only personal ones do. Development links the sheets of the sources in its place. */
const sheets = sheet === undefined ? [] : [sheet, personalSheetOf(sheet)]

const linked = (href: string) => <link key={href} rel="stylesheet" href={href} />

/** The whole style, as links that what follows them waits for. */
export const WholeSheet = () => sheets.map(linked)

/** What only personal pages look like, for one that script puts in. */
export const PersonalSheet = () => sheets.slice(1).map(linked)

/** The typefaces, for a document without style inside it. */
export const Typefaces = () => typefaces !== undefined && <link rel="stylesheet" href={typefaces} />
