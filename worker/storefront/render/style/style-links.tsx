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

const preloaded = (href: string) => `<${href}>; rel=preload; as=style`

/** Has the whole style on its way before the document is read, and long before the links to it come (RFC 8288). */
export const wholeSheetAhead =
  sheet === undefined ? {} : { link: [sheet, personalSheetOf(sheet)].map(preloaded).join(', ') }

/** The typefaces, as a link to a sheet of a few hundred bytes; the files it names hold nothing back. */
export const Typefaces = () => typefaces !== undefined && <link rel="stylesheet" href={typefaces} />
