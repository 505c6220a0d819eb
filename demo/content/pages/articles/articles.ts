import type { LanguageCode } from '#src/language/locales.ts'
import type { StoredContentPage } from '#worker/commerce/content/site-content.ts'

import { storedPage, type PageRow } from '../stored.ts'
import { articleRow, type Article } from './article.ts'
import { caringForDown } from './caring-for-down.ts'
import { firstHutToHut } from './first-hut-to-hut.ts'
import { mendingATear } from './mending-a-tear.ts'
import { sleepingWarm } from './sleeping-warm.ts'
import { springSnow } from './spring-snow.ts'
import { threeLayers } from './three-layers.ts'

const articles: readonly Article[] = [threeLayers, caringForDown, firstHutToHut, mendingATear, sleepingWarm, springSnow]

/** Articles, the newest last; one of them appears only in spring. */
export const articleRows: readonly PageRow[] = articles.map(articleRow)

/** One of them by its name. */
export function storedArticle(name: string, language: LanguageCode): StoredContentPage {
  const row = articleRows.find(one => one.name === name)
  if (row === undefined) throw new Error(`no article is called ${name}`)
  return storedPage(row, language)
}
