import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'

import type { ReadySection } from './model/ready-section.ts'
import { Sections } from './sections.tsx'
import css from './sections.module.css'

const unplaced = { bottomMargins: undefined, hideOnBreakpoint: undefined, isSticky: undefined }
const picture = { src: '/media/ridges.svg', alt: 'Ridges', width: 16, height: 9 }

const hero = (hideOnBreakpoint?: ReadySection['hideOnBreakpoint']): ReadySection<'hero'> => ({
  ...unplaced,
  type: 'hero',
  id: 'hero',
  hideOnBreakpoint,
  data: {
    title: 'Winter',
    text: 'It is here.',
    ink: 'light',
    wide: picture,
    tall: picture,
    action: { label: 'See it', href: '/c/women' },
  },
})
const text = (id: string): ReadySection<'text'> => ({
  ...unplaced,
  type: 'text',
  id,
  data: { title: id, paragraphs: ['Words.'] },
})

/** The ids of the sections that are below the first screen, where what is long waits until it comes near. */
function below(...placed: readonly ReadySection[]): readonly string[] {
  const html = renderToStaticMarkup(
    <LanguageProvider language={languageOf('en-us')}>
      <Sections placed={placed} carousels={new Map()} />
    </LanguageProvider>,
  )
  const wrappers = html.split('<div').filter(part => part.includes(css.below ?? ''))
  return placed.map(({ id }) => id).filter(id => wrappers.some(part => part.includes(`>${id}<`)))
}

it('what comes after a hero is below the first screen; after any other section, what comes after the next', () => {
  expect(below(hero(), text('second'), text('third'))).toEqual(['second', 'third'])
  expect(below(text('first'), text('second'), text('third'))).toEqual(['third'])
})

it('what comes after a hero that some screens do not show is the first thing on these, and is not below', () => {
  expect(below(hero(['small']), text('second'), text('third'))).toEqual(['third'])
})
