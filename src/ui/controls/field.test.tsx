import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'

import { Combobox } from './combobox.tsx'
import { DateField, SelectField, TextField } from './field.tsx'

const render = (field: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider language={languageOf('en-us')}>{field}</LanguageProvider>)

const field = { name: 'city', id: 'city-2', label: 'City', hint: 'Where', error: 'Missing' }

test.each([
  ['TextField', <TextField key="t" {...field} />],
  ['DateField', <DateField key="d" {...field} />],
  ['SelectField', <SelectField key="s" {...field} options={[{ value: 'a', name: 'A' }]} />],
  ['Combobox', <Combobox key="c" {...field} suggestions={['A']} />],
])('%s with an id of its own is tied to its label, hint and error by it', (_, element) => {
  const html = render(element)
  expect(html).toContain('for="city-2"')
  expect(html).toMatch(/<(?:input|select)[^>]* id="city-2"[^>]* name="city"/)
  expect(html).toContain('aria-describedby="city-2-hint city-2-error"')
  expect(html).toContain('id="city-2-hint"')
  expect(html).toContain('id="city-2-error"')
  expect(html).not.toMatch(/ id="city(?:"|-list|-suggestions)/)
})
