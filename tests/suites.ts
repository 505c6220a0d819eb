// Which tests `npm test` leaves to `npm run test:long`. CI runs both, so that nothing is shown by neither.

/**
 * Files of vitest that go through everything there is of something, try what is made up, or wait for time to pass. What a
 * room does at all is shown by the others.
 */
export const longUnits = [
  'tests/edge/browse/consent.test.ts',
  'tests/edge/browse/every-route.test.ts',
  'tests/edge/browse/found.test.ts',
  'tests/edge/browse/injected.test.ts',
  'tests/edge/browse/odd-addresses.test.ts',
  'tests/edge/browse/preview.test.ts',
  'tests/edge/browse/stores.test.ts',
  'tests/edge/browse/structured-data.test.ts',
  'tests/edge/buying/flashes.test.ts',
  'tests/edge/buying/refused.test.ts',
  'tests/edge/buying/spelling.test.ts',
  'tests/edge/buying/unheard.test.ts',
  'tests/edge/contract/associates.test.ts',
  'tests/edge/contract/contact.test.ts',
  'tests/edge/contract/experiments.test.ts',
  'tests/edge/contract/limits.test.ts',
  'tests/edge/contract/memberships.test.ts',
  'tests/edge/contract/offers.test.ts',
  'tests/edge/contract/order-patch.test.ts',
  'tests/edge/contract/price-adjustments.test.ts',
  'tests/edge/contract/promotions.test.ts',
  'tests/edge/contract/reviews.test.ts',
  'tests/edge/contract/saved-cards.test.ts',
  'tests/edge/contract/scenarios.test.ts',
  'tests/edge/contract/social.test.ts',
  'tests/edge/contract/stores.test.ts',
  'tests/edge/contract/wishlists.test.ts',
  'tests/edge/experiments/interleaved.test.ts',
  'tests/edge/autocomplete.test.ts',
  'tests/edge/bad-input.test.ts',
  'tests/edge/boxes-kept.test.ts',
  'tests/edge/busy.test.ts',
  'tests/edge/contact.test.ts',
  'tests/edge/errors-in-place.test.ts',
  'tests/edge/failures-logged.test.ts',
  'tests/edge/fails-securely.test.ts',
  'tests/edge/kept-shell.test.ts',
  'tests/edge/emails.test.ts',
  'tests/edge/merging.test.ts',
  'tests/edge/minimum-platform.test.ts',
  'tests/edge/not-done.test.ts',
  'tests/edge/odd-input.test.ts',
  'tests/edge/passkeys.test.ts',
  'tests/edge/personal-paths.test.ts',
  'tests/edge/policy-origins.test.ts',
  'tests/edge/pre-hijack.test.ts',
  'tests/edge/refused-elsewhere.test.ts',
  'tests/edge/slow-dependency.test.ts',
  'tests/edge/untrusted-parties.test.ts',
  'tests/architecture/imports.test.ts',
  'tests/architecture/production-bundle.test.ts',
  'tests/architecture/suites.test.ts',
  'worker/commerce/fuzz.worker.test.ts',
  'worker/commerce/people/rate-limits.worker.test.ts',
  'worker/commerce/order-placement/history.worker.test.ts',
  'worker/commerce/reference/serve.worker.test.ts',
  'worker/commerce/http/wire.worker.test.ts',
] as const

/**
 * Browser tests, by a part of their file or title: every page, pictures, the second view of a journey, what goes wrong on the way, and
 * what waits. Of each room the way that goes well, and the first thing that may go wrong, stays with `npm test`.
 */
export const longTitles = [
  'visual/',
  'at 1440 px',
  'e2e/pop-ups.spec.ts',
  'e2e/back-forward.spec.ts',
  'e2e/bonus-gift.spec.ts',
  'e2e/browse-dialogs.spec.ts',
  'e2e/challenge.spec.ts',
  'e2e/consent.spec.ts',
  'e2e/development.spec.ts',
  'e2e/every-page.spec.ts',
  'e2e/interrupted.spec.ts',
  'e2e/language-preference.spec.ts',
  'e2e/light-markup.spec.ts',
  'e2e/listing-keyboard.spec.ts',
  'e2e/mended.spec.ts',
  'e2e/offline.spec.ts',
  'e2e/operations.spec.ts',
  'e2e/recommendations.spec.ts',
  'e2e/roles.spec.ts',
  'e2e/spelling.spec.ts',
  'e2e/style-inside.spec.ts',
  'e2e/targets.spec.ts',
  'e2e/two-hundred-pages.spec.ts',
  'e2e/ways-to-pay.spec.ts',
  'e2e/ways-to-travel.spec.ts',
  'e2e/who-accessibility.spec.ts',
  // Every component, and every page, one after the other.
  'axe finds no violation on any component',
  'no page asks another host for anything',
  'no page needs sideways scrolling',
  'no page shifts by more than',
  // The same journey in another language, by another card, or after as long as it may take.
  'in de-de: /, /c/:slug',
  'PYT400: a refused card',
  'PYT402: a refused card',
  'FE309: a refused card',
  'O5: an answer that is lost is never shown as failure',
  'R385: Back to a listing after five products',
  'a listing: more products join those that are there',
  'with text at 200 %',
  'a carousel, by keyboard',
  'D54: #modal=loyalty-redeem',
  'a page that left the five is loaded anew',
  'a payment that is sent before',
] as const

export type Suite = 'short' | 'long'

const titles = longTitles.map(title => title.replaceAll('.', String.raw`\.`)).join('|')

/** What vitest and Playwright are told to run of a suite, and where they write their reports. */
export const suites: Readonly<
  Record<
    Suite,
    { readonly [Runner in 'units' | 'browser']: { readonly chosen: readonly string[]; readonly report: string } }
  >
> = {
  short: {
    units: { chosen: longUnits.map(file => `--exclude=${file}`), report: 'reports/vitest.json' },
    browser: { chosen: [`--grep-invert=${titles}`], report: 'reports/playwright.json' },
  },
  long: {
    units: { chosen: longUnits, report: 'reports/vitest-long.json' },
    browser: { chosen: [`--grep=${titles}`], report: 'reports/playwright-long.json' },
  },
}
