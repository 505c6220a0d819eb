import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { readSections, type ReadySection } from '#src/sections/model/ready-section.ts'
import { Sections } from '#src/sections/sections.tsx'
import { IslandProvider } from '#src/ui/island.tsx'

import { islandRenderer } from './islands.tsx'

const language = languageOf('en-gb')
const quote = (id: string) => ({ type: 'quote', id, data: { text: `Words of ${id}`, author: 'Maren', role: 'Warden' } })

type Item = Parameters<typeof readSections>[0]['sections'][number]['items'][number]

const placedIn = (...items: readonly Item[]) => readSections({ sections: [{ name: 'main', items: [...items] }] }).placed

function rendered(placed: readonly ReadySection[], onFailure?: () => void): string {
  return renderToString(
    <IslandProvider value={islandRenderer(language, onFailure)}>
      <LanguageProvider language={language}>
        <Sections placed={placed} carousels={new Map()} />
      </LanguageProvider>
    </IslandProvider>,
  )
}

afterEach(() => vi.restoreAllMocks())

describe('the sections of a page', () => {
  it('R105: a content section has a name and items; the items of every section are shown in their order', () => {
    const { placed } = readSections({
      sections: [
        { name: 'main', items: [quote('first'), quote('second')] },
        { name: 'below', items: [quote('third')] },
      ],
    })
    expect(placed.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
  })

  it('R342: an error while rendering a section is logged with its type and id, and the others stand', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const onFailure = vi.fn()
    const [first, second, last] = placedIn(quote('first'), quote('odd'), quote('last'))
    if (!first || !second || !last) throw new Error('not placed')
    // A component that trips over its data.
    const html = rendered([first, { ...second, type: 'comparison-table' }, last], onFailure)
    expect(html).toContain('Words of first')
    expect(html).toContain('Words of last')
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ type: 'comparison-table', id: 'odd' })
  })

  it('R109, D55: breakpoints at which an item hides, and its bottom margins, stand on its place', () => {
    const item = {
      ...quote('first'),
      hideOnBreakpoint: ['small' as const, 'large' as const],
      bottomMargins: { small: 'none', medium: 'sm', large: 'lg' } as const,
      isSticky: true,
    }
    expect(rendered(placedIn(item))).toMatch(
      /data-small="none" data-medium="sm" data-large="lg" data-hidden="small large" data-sticky=""/,
    )
  })
})
