import { routeOf } from '#routes/table.ts'
import type { Language } from '#src/language/language.tsx'
import { Waiting } from '#src/shop/content/parts/waiting.tsx'
import type { Shell } from '#src/shop/content/shell.ts'

import { PageTags } from './document.tsx'
import { frameOf } from './frame.tsx'
import { pageStyle, type Styled } from './page-style.ts'
import { renderParts } from './parts.tsx'
import { utf8 } from './utf8.ts'

type Around = { readonly language: Language; readonly shell: Shell; readonly storeOrigin: string }

/** A document in place of a public page that a busy platform could not give. */
export function renderWaiting({ language, shell, storeOrigin }: Around, seconds: number): Styled {
  const frame = frameOf(shell, language, routeOf('error500'))
  const head = { title: `${language.t('shell.waiting.title')} · Fellholm`, noindex: true }
  const { tags, page } = renderParts(
    language,
    <Waiting seconds={seconds} />,
    <PageTags head={head} storeOrigin={storeOrigin} />,
  )
  const style = pageStyle(frame.classes, page)
  return { body: utf8(frame.beforeTags, tags, style.tag, frame.beforePage, page, frame.end), style: style.hash }
}
