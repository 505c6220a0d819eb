import { expect, test, type Page } from '@playwright/test'

import { roles, type Role } from '../../../src/commerce/permissions.ts'
import { capabilities, type Capability } from '../../../src/shop/account/model/capabilities.ts'
import { fixtures } from '#demo/fixtures.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')
const password = 'trail-lantern-42'

/** People of this shop are nobody's in the other journeys. */
const shop = '/en-gb'
const storeId = 's-gb-keswick'

/** Who is what; a guest is nobody yet. */
const people: Readonly<Partial<Record<Role, string>>> = {
  registered: 'shopper',
  member: 'member',
  employee: 'employee',
  credited: 'athlete',
}

/** Who is offered what, in the order of `roles`. Written out here, apart from the table it checks. */
const offers: Readonly<Record<Capability, string>> = {
  'open-account': '-xxxx-',
  'keep-favorites': 'xxxxx-',
  'save-for-later': 'xxxxx-',
  'save-cards': '-xxxx-',
  'see-points': '--x---',
  'redeem-points': '--x---',
  'adjust-prices': '-----x',
  'see-store-employees': '-----x',
}

async function become(page: Page, role: Role) {
  if (role === 'associate') {
    await page.goto(`${shop}/associate-login`)
    await page.locator('[name="username"]').fill(`${storeId}@stores.fellholm.example`)
    await page.locator('[name="password"]').fill(password)
    await page.getByRole('button', { name: t('associate.login.go') }).click()
    await page.waitForURL(/\/storeipads$/)
  } else if (role !== 'guest') {
    await page.goto(`${shop}/sign-in`)
    await page.locator('main [name="username"]').fill(`${people[role]}@fellholm.example`)
    await page.locator('main [name="password"]').fill(password)
    await page.locator('main form[data-command="sign-in/enter"]').getByRole('button').click()
    await page.waitForURL(/\/account/)
  }
}

async function putIntoCart(page: Page) {
  await page.evaluate(
    async ([path, upc]) => {
      await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upc, qty: 1 }),
      })
    },
    [`/-/cart/add?locale=${shop.slice(1)}`, fixtures.plentiful.upc] as const,
  )
}

/** Whether the store has a product among the favourites of whoever shops. */
const isKept = (page: Page, itemId: string): Promise<boolean> =>
  page.evaluate(async asked => {
    const answer = await fetch('/wishlists/v2/favorites?count=100&locale=en_GB')
    if (!answer.ok) return false
    const { items } = (await answer.json()) as { readonly items: readonly { readonly itemId: string }[] }
    return items.some(item => item.itemId === asked)
  }, itemId)

const isAt = (page: Page, path: string) => expect(page).toHaveURL(url => url.pathname === `${shop}${path}`)
const signInFor = (path: string) => `/sign-in?redirectTo=${encodeURIComponent(`${shop}${path}`)}`

/** A page of the account opens for its owner, and sends everybody else to the sign-in, from where it leads back. */
async function opensIn(page: Page, path: string, isOpen: boolean) {
  await page.goto(shop + path)
  if (isOpen) await isAt(page, path)
  else await expect(page).toHaveURL(url => url.pathname + url.search === shop + signInFor(path))
}

const hasAccount = (role: Role) => role !== 'guest' && role !== 'associate'

type Look = (page: Page, isOffered: boolean, role: Role) => Promise<void>

/** What a page or dialog shows of each capability, and what a direct visit comes to. */
const looks: Readonly<Record<Capability, Look>> = {
  'open-account': async (page, isOffered, role) => {
    await page.goto(`${shop}/c/tents`)
    const entry = page.locator('header [data-account]')
    if (isOffered) await expect(entry).toHaveAttribute('data-signed-in')
    else await expect(entry).toBeVisible({ visible: role === 'guest' })
    await opensIn(page, '/account', isOffered)
  },
  'keep-favorites': async (page, isOffered) => {
    await page.goto(`${shop}/c/tents`)
    const heart = page.locator('main [form="hearts"]').first()
    await expect(heart).toBeVisible({ visible: isOffered })
    // The menu of small screens, which is closed, has the same link.
    const favorites = page.locator('header a[href$="/favorites"]').filter({ visible: true })
    await expect(favorites).toHaveCount(isOffered ? 1 : 0)
    if (isOffered) {
      const wasKept = await isKept(page, (await heart.getAttribute('value')) ?? '')
      await expect(heart).toHaveAttribute('aria-pressed', `${wasKept}`)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', `${!wasKept}`)
    }
    await page.goto(`${shop}/favorites`)
    await isAt(page, isOffered ? '/favorites' : '')
  },
  'save-for-later': async (page, isOffered) => {
    await putIntoCart(page)
    await page.goto(`${shop}/cart`)
    await expect(page.locator('form[data-command="cart/remove"]').first()).toBeVisible()
    const save = page.locator('form[data-command="cart/save"]').first().getByRole('button')
    await expect(save).toBeVisible({ visible: isOffered })
    if (!isOffered) return
    await save.click()
    await expect(page.getByRole('heading', { name: t('cart.saved') })).toBeVisible()
  },
  'save-cards': async (page, isOffered) => {
    await page.goto(`${shop}/c/tents#modal=add-credit-card`)
    if (isOffered) await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
    else await isAt(page, '/sign-in')
    await opensIn(page, '/account/credit-cards/add', isOffered)
  },
  'see-points': async (page, isOffered, role) => {
    await opensIn(page, '/account/loyalty', hasAccount(role))
    const points = page.getByRole('heading', { name: t('account.loyalty.balance') })
    const join = page.locator('main form[data-command="account/join-loyalty"]')
    if (hasAccount(role)) await expect(isOffered ? points : join).toBeVisible()
    await expect(isOffered ? join : points).toHaveCount(0)
  },
  'redeem-points': async (page, isOffered, role) => {
    await page.goto(`${shop}/c/tents#modal=loyalty-redeem`)
    if (!hasAccount(role)) return isAt(page, '/sign-in')
    const dialog = page.getByRole('dialog')
    const redeem = dialog.getByRole('button', { name: t('account.redeem.go') })
    await expect(isOffered ? redeem : dialog.getByText(t('errors.REW130'))).toBeVisible()
    await expect(redeem).toBeVisible({ visible: isOffered })
  },
  'adjust-prices': async (page, isOffered) => {
    await page.goto(`${shop}/storeipads`)
    await isAt(page, isOffered ? '/storeipads' : '/associate-login')
    const form = page.locator('main form[data-command="associate/adjust"]').first()
    await expect(form).toBeVisible({ visible: isOffered })
  },
  'see-store-employees': async (page, isOffered) => {
    await page.goto(`${shop}/storeipads`)
    await isAt(page, isOffered ? '/storeipads' : '/associate-login')
    const colleagues = page.getByRole('heading', { name: t('associate.colleagues') })
    await expect(colleagues).toBeVisible({ visible: isOffered })
  },
}

for (const [place, role] of roles.entries())
  test(`role × capability, ${role}: what is offered in pages and dialogs, and what a direct visit to /account, /favorites, /account/loyalty, /account/credit-cards/add and /storeipads comes to (R018, R019, R020, R022, R023, R390)`, async ({
    page,
  }) => {
    await become(page, role)
    for (const capability of Object.keys(capabilities) as Capability[])
      await test.step(capability, () => looks[capability](page, offers[capability][place] === 'x', role))
  })
