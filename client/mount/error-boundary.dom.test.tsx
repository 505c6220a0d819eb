import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'

import { ErrorBoundary, Failed } from './error-boundary.tsx'
import { partOf } from './faulty-part.ts'

const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('reportError', reported)
  // React says it a second time.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reported.mockClear()
  document.body.replaceChildren()
})

let isBroken = true

function Part() {
  if (isBroken) throw new Error('the price is no number')
  return <p>Lee Tent</p>
}

const shown = () => document.body.textContent

async function show(locale: Locale) {
  isBroken = true
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <LanguageProvider language={languageOf(locale)}>
        <ErrorBoundary part="size-picker" fallback={retry => <Failed onRetry={retry} />}>
          <Part />
        </ErrorBoundary>
      </LanguageProvider>,
    ),
  )
}

it.each([
  ['en-us', 'This part of the page has stopped working. Nothing you have done is lost.', 'Try again'],
  ['de-de', 'Dieser Teil der Seite funktioniert gerade nicht. Es geht nichts verloren.', 'Erneut versuchen'],
  ['fr-fr', 'Cette partie de la page ne fonctionne plus. Rien de ce que vous avez fait n’est perdu.', 'Réessayer'],
  ['it-it', 'Questa parte della pagina non funziona più. Nulla di ciò che hai fatto va perso.', 'Riprova'],
  ['es-us', 'Esta parte de la página ha dejado de funcionar. No se pierde nada de lo que has hecho.', 'Reintentar'],
] as const)(
  'in %s a part that fails says "%s" to everybody, and the fault is reported',
  async (locale, text, retry) => {
    await show(locale)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(text)
    expect(document.querySelector('button')?.textContent).toBe(retry)
    expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual(['the price is no number'])
    expect(reported.mock.calls.map(([error]) => partOf(error))).toEqual(['size-picker'])
  },
)

it('what failed is shown anew when it is tried again, and fails as often as it has to', async () => {
  await show('en-us')
  const press = () => act(async () => document.querySelector('button')?.click())
  await press()
  expect(shown()).toContain('has stopped working')
  isBroken = false
  await press()
  expect(shown()).toBe('Lee Tent')
})
