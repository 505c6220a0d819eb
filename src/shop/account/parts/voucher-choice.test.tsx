import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'

import { VoucherChoice } from './voucher-choice.tsx'

const shown = (least: number) =>
  renderToStaticMarkup(
    <LanguageProvider language={languageOf('en-us')}>
      <VoucherChoice
        least={least}
        vouchers={{
          currency: 'USD',
          applicableLoyaltyVouchers: [
            { points: 100, amountInCurrency: 1_000 },
            { points: 200, amountInCurrency: 2_000 },
          ],
        }}
      />
    </LanguageProvider>,
  )

it.each([
  [100, ['100', '200']],
  [200, ['200']],
])('R361: with %i points as the least of the configuration, nothing below it can be chosen', (least, choices) => {
  expect([...shown(least).matchAll(/<option[^>]* value="(\d+)"/g)].map(([, points]) => points)).toEqual(choices)
})

it('R361: too few points for the configuration are told how many it takes', () => {
  expect(shown(2_000)).toContain('From 2,000 points on')
  expect(shown(2_000)).not.toContain('<option')
})
