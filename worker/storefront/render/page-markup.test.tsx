import { expect, test } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'

import { renderPageMarkup } from './page-markup.tsx'
import type { Markup } from './markup.ts'
import { utf8 } from './utf8.ts'

const decoded = (markup: Markup): string => new TextDecoder().decode(utf8(...markup))

test.each(['\u2063seam\u2063', '<template id="page-seam"></template>'])(
  'a title that content fills with %j stays a tag of the head, and none of it is on the page',
  mark => {
    const { tags, page } = renderPageMarkup(languageOf('en-us'), <h1>Tents</h1>, <title>{`${mark} tents`}</title>)
    expect(tags).toMatch(/^<title>.* tents<\/title>$/)
    expect(decoded(page)).toBe('<h1>Tents</h1>')
  },
)
