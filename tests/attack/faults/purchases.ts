import { cardFrame, fillCard } from '../../shoppers/in-browser/purchase.ts'
import { wordsOf } from '../../support/words.ts'
import type { LedgerOf, FaultScene } from './scene.ts'
import { denverStreet } from '../../shoppers/addresses.ts'
import { comeToBilling, comeToSummary, putIn, type FaultShopper } from './shopper.ts'

const t = wordsOf('en')

const payButton = ({ page }: FaultShopper) => page.getByRole('button', { name: t('checkout.place') })
const onward = ({ page }: FaultShopper) => page.getByRole('button', { name: t('checkout.to-summary') })
const isConfirmed = ({ page }: FaultShopper) => page.getByRole('heading', { name: t('orders.confirmed') }).isVisible()

const openBilling = async (shopper: FaultShopper) => {
  await comeToBilling(shopper)
  await shopper.page.goto('/en-us/checkout?step=billing')
}

async function typeCard({ page }: FaultShopper): Promise<void> {
  // As high as its form is a frame only when the page listens to it; people type for longer than that takes.
  await page.locator('main iframe[style*="block-size"]').waitFor()
  await fillCard(cardFrame(page))
}

/** One order, final, with one charge of its total. */
function wrongSale(orders: ReturnType<LedgerOf>): string | undefined {
  const [order, ...others] = orders
  if (order === undefined || others.length > 0) return `${orders.length} orders instead of one`
  const { placing, charges, total } = order
  return placing === 'final' && `${charges}` === `${total}`
    ? undefined
    : `an order that is ${placing} over ${total} with the charges [${charges}]`
}

/** Presses Pay where that has not been done, and looks at what was sold. */
async function buys(shopper: FaultShopper, ledger: LedgerOf): Promise<string | undefined> {
  if (!(await isConfirmed(shopper))) await payButton(shopper).click()
  await shopper.page.getByRole('heading', { name: t('orders.confirmed') }).waitFor({ timeout: 20_000 })
  return wrongSale(ledger(shopper.email))
}

export const purchaseScenes: readonly FaultScene[] = [
  {
    name: 'checkout, ship',
    breaks: { methods: ['POST'], path: /^\/cart\/v2\/cart\/[^/]+\/shippingAddress/ },
    within: 9,
    arrive: async shopper => {
      await putIn(shopper)
      await shopper.page.goto('/en-us/checkout?step=shipping')
      const field = (name: string) => shopper.page.locator(`main [name="${name}"]:visible`)
      const { province, countryCode: _, ...typed } = denverStreet
      for (const [name, value] of Object.entries({ ...typed, email: shopper.email })) await field(name).fill(value)
      await field('province').selectOption(province)
    },
    act: ({ page }) => page.getByRole('button', { name: t('checkout.to-billing') }).click(),
    isDone: async shopper => shopper.page.url().includes('step=billing') && (await onward(shopper).isVisible()),
    wrong: async (shopper, ledger) => {
      await typeCard(shopper)
      await onward(shopper).click()
      return buys(shopper, ledger)
    },
  },
  {
    name: 'checkout, pay by card',
    breaks: { methods: ['POST'], path: /^\/cart\/v1\/cart\/[^/]+\/paymentInstruments/ },
    within: 9,
    arrive: async shopper => {
      await openBilling(shopper)
      await typeCard(shopper)
    },
    act: shopper => onward(shopper).click(),
    isDone: shopper => payButton(shopper).isVisible(),
    wrong: buys,
  },
  {
    name: 'checkout, pay by Klarna',
    breaks: { methods: ['POST'], path: /^\/cart\/v1\/cart\/[^/]+\/paymentInstruments/ },
    within: 9,
    arrive: async shopper => {
      await openBilling(shopper)
      await shopper.page.locator('[name="paying"][value="KLARNA"]').check()
    },
    act: async shopper => {
      const confirm = shopper.page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Confirm' })
      await ((await confirm.isVisible()) ? confirm : onward(shopper)).click()
    },
    isDone: shopper => payButton(shopper).isVisible(),
    wrong: buys,
  },
  {
    name: 'place the order',
    breaks: { methods: ['PUT'], path: /^\/cart\/v2\/checkout\/order/ },
    // An order has twenty seconds.
    within: 22,
    arrive: async shopper => {
      await comeToSummary(shopper)
      await shopper.page.goto('/en-us/checkout')
      await payButton(shopper).waitFor()
    },
    act: shopper => payButton(shopper).click(),
    isDone: isConfirmed,
    wrong: buys,
  },
  {
    name: 'payment session',
    breaks: { methods: ['GET'], path: /^\/cart\/v1\/paymentSession/ },
    within: 9,
    arrive: comeToBilling,
    act: async ({ page }) => {
      await page.goto('/en-us/checkout?step=billing', { waitUntil: 'domcontentloaded' })
    },
    isDone: ({ page }) => page.frameLocator('main iframe').locator('[autocomplete="cc-number"]').isVisible(),
    wrong: async (shopper, ledger) => {
      await typeCard(shopper)
      await onward(shopper).click()
      return buys(shopper, ledger)
    },
  },
]
