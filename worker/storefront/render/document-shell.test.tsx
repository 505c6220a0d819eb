import { expect, test } from 'vitest'

import { routes } from '#routes/table.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { Shell } from '#src/shop/content/shell.ts'

import { documentShellOf } from './document-shell.tsx'

test('content that holds any mark stays in the frame, whole, and the document ends after it', () => {
  const mark = '\u2063page\u2063'
  const link = { id: 'after', label: `${mark} afterwards`, href: '/help', children: [] }
  const shell: Shell = { menu: [], footer: [{ id: 'help', label: `Help ${mark}`, href: '/help', children: [link] }] }
  const { beforeTags, beforePage, end } = documentShellOf(shell, languageOf('en-us'), routes.home)
  expect(beforeTags).toMatch(/^<!doctype html><html/)
  expect(beforePage).toContain('<main')
  expect(end).toContain(`Help ${mark}`)
  expect(end).toContain('afterwards')
  expect(end).toMatch(/<\/html>$/)
})
