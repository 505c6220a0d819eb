import { routeOf } from '#routes/table.ts'
import type { Language } from '#src/language/language.ts'
import { Waiting } from '#src/shop/content/parts/waiting.tsx'
import type { Shell } from '#src/shop/content/shell.ts'

import { PageTags } from './page-tags.tsx'
import { assembleDocument, documentShellOf } from './document-shell.tsx'
import type { Styled } from './style/page-style.ts'
import { renderPageMarkup } from './page-markup.tsx'

type Around = { readonly language: Language; readonly shell: Shell; readonly storeOrigin: string }

/** A document in place of a public page that a busy platform could not give. */
export function renderWaiting({ language, shell, storeOrigin }: Around, seconds: number): Styled {
  const frame = documentShellOf(shell, language, routeOf('error500'))
  const head = { title: `${language.t('shell.waiting.title')} · Fellholm`, noindex: true }
  return assembleDocument(
    frame,
    renderPageMarkup(language, <Waiting seconds={seconds} />, <PageTags head={head} storeOrigin={storeOrigin} />),
  )
}
