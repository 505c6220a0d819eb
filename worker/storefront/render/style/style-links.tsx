import { personalSheetOf } from '#src/kit/style-sheets.ts'

import { clientAssets } from '../assets.ts'

const { sheet, typefaces } = clientAssets
const personalSheet = sheet === undefined ? undefined : personalSheetOf(sheet)

/** What only personal pages look like, for one that script puts in. */
export const PersonalSheet = () => personalSheet !== undefined && <link rel="stylesheet" href={personalSheet} />

/** The whole style, as links that what follows them waits for. */
export const WholeSheet = () => (
  <>
    {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
    <PersonalSheet />
  </>
)

/** Has it on its way before the links to it come. */
export const WholeSheetPreload = () =>
  [sheet, personalSheet].map(href => href !== undefined && <link key={href} rel="preload" href={href} as="style" />)

/** The typefaces, as a link to a sheet of a few hundred bytes; the files it names hold nothing back. */
export const Typefaces = () => typefaces !== undefined && <link rel="stylesheet" href={typefaces} />
