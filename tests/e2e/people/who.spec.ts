import { expect, test, type Page } from '@playwright/test'

import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'

const t = wordsOf('en')
const password = 'trail-lantern-42'

async function fillSignIn(page: Page, role: string) {
  await page.locator('[name="username"]:visible').fill(`${role}@fellholm.example`)
  await page.locator('[name="password"]:visible').fill(password)
  await page.locator('form[data-command="sign-in/enter"]:visible').getByRole('button').click()
}

async function signIn(page: Page, role: string, locale = 'en-us') {
  await page.goto(`/${locale}/sign-in`)
  await fillSignIn(page, role)
  await page.waitForURL(`**/${locale}/account**`)
}

const accountEntry = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('shell.account') })

test('#modal=sign-in: opens from the header, leads to #modal=sign-up and #modal=forgot-password, gives the focus back, signs in where one is', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  await accountEntry(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: t('sign-in.title') })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(accountEntry(page)).toBeFocused()
  await accountEntry(page).click()
  await dialog.getByRole('link', { name: t('sign-in.join') }).click()
  await expect(dialog.getByRole('heading', { name: t('sign-in.join') })).toBeVisible()
  await page.goBack()
  await dialog.getByRole('link', { name: t('sign-in.forgot') }).click()
  await expect(page).toHaveURL(/#modal=forgot-password$/)
  await expect(dialog.getByRole('heading', { name: t('sign-in.forgot') })).toBeVisible()
  await dialog.getByRole('link', { name: t('sign-in.back') }).click()
  await dialog.locator('[name="username"]').fill('shopper@fellholm.example')
  await dialog.locator('[name="password"]').fill('not-the-one-42')
  await dialog.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(dialog.getByText(t('errors.AUT401'))).toBeVisible()
  await fillSignIn(page, 'shopper')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/c\/tents$/)
  await expect(accountEntry(page)).toHaveAttribute('data-signed-in')
  await accountEntry(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada')
})

test('#modal=sign-up offers the loyalty programme, phone and birth date; /account opens #modal=loyalty-sign-up', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  await accountEntry(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: t('sign-in.join') }).click()
  await expect(dialog.getByLabel(t('sign-in.loyalty'))).toBeVisible()
  await expect(dialog.locator('[name="birthDate"]')).toBeVisible()
  await expect(dialog.locator('[name="phone"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await signIn(page, 'shopper')
  await page.goto('/en-us/account')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.loyalty.join') })
    .click()
  await expect(dialog.getByRole('heading', { name: t('account.loyalty.join') })).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/account#modal=loyalty-sign-up$/)
  expect(await violations(page)).toEqual([])
})

test('R137: #modal=interests opens from /account until something is chosen, and has ticked what was; #modal=add-credit-card from /account/credit-cards, where there is a cart', async ({
  page,
}) => {
  await signIn(page, 'employee')
  const dialog = page.getByRole('dialog')
  await page.goto('/en-us/account')
  const interests = page.locator('main a[data-dialog="modal=interests"]')
  await interests.click()
  await expect(page).toHaveURL(/\/en-us\/account#modal=interests$/)
  const camp = dialog.getByLabel(t('account.interest.camp'))
  await expect(camp).not.toBeChecked()
  expect(await violations(page)).toEqual([])
  await camp.check()
  await dialog.getByRole('button', { name: t('account.save') }).click()
  await page.waitForURL(/step=success/)
  await page.goto('/en-us/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(interests).toHaveCount(0)
  await page.goto('/en-us/account#modal=interests')
  await expect(camp).toBeChecked()
  await page.goto('/en-us/account/credit-cards')
  const add = page.getByRole('main').getByRole('link', { name: t('account.card.add') })
  await expect(page.getByRole('main').getByRole('button', { name: t('account.card.add') })).toBeVisible()
  await expect(add).toHaveCount(0)
  await putIntoCart(page, '410011000027')
  await page.reload()
  await add.click()
  await expect(page).toHaveURL(/\/en-us\/account\/credit-cards#modal=add-credit-card$/)
  await expect(dialog.locator('iframe')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('D54: #modal=loyalty-redeem, #modal=loyalty-sign-up, #modal=interests, #modal=welcome, #modal=sign-in-confirmation and #modal=add-credit-card, for a guest and for somebody who is registered', async ({
  page,
}) => {
  await page.goto('/en-us/c/tents')
  const hash = (name: string) =>
    page.evaluate(value => {
      location.hash = value
    }, `#modal=${name}`)
  const dialog = page.getByRole('dialog')
  await hash('employee-terms')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
  await expect(dialog).toHaveCount(0)
  for (const name of ['loyalty-redeem', 'add-credit-card']) {
    await page.goto('/en-us/c/tents')
    await hash(name)
    await page.waitForURL(/\/en-us\/sign-in/)
  }
  await signIn(page, 'member')
  for (const name of ['sign-in', 'sign-up']) {
    await page.goto('/en-us/c/tents')
    await hash(name)
    await page.waitForURL(/\/en-us\/account/)
  }
  await page.goto('/en-us/c/tents')
  await hash('forgot-password')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
  await page.goto('/en-us/account/loyalty')
  await page.getByRole('main').locator('a[href="#modal=loyalty-redeem"]').click()
  await expect(dialog.getByRole('heading', { name: t('account.redeem.title') })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // No page links to these: letters and what is done lead there by their address.
  for (const [name, heading] of [
    ['loyalty-sign-up', 'account.loyalty.join'],
    ['interests', 'account.step.interests'],
    ['welcome', 'sign-in.welcome'],
    ['sign-in-confirmation', 'sign-in.confirmation'],
    ['add-credit-card', 'account.card.add'],
  ] as const) {
    await hash(name)
    await expect(dialog.getByRole('heading', { name: t(heading) })).toBeVisible()
    expect([name, await violations(page)]).toEqual([name, []])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => location.hash)).toBe('')
  }
})

test('#modal=employee-terms, R184: opens for an employee who has not accepted the terms, and no more once they have', async ({
  page,
}) => {
  // Of the British shop: the walk through every page looks at the terms of the American one, before or after this.
  await signIn(page, 'employee-new', 'en-gb')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: t('account.terms') })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.terms.go') }).click()
  await expect(page.getByText(t('account.terms.accepted'))).toBeVisible()
  await openAtRest(page, '/en-gb/c/tents')
  await expect(dialog).toHaveCount(0)
})

test('a heart keeps a product, shows on the next page and in the header, and lets go again', async ({ page }) => {
  await page.goto('/en-us/c/tents')
  const heart = page.locator('main [form="hearts"]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('header [data-favorites-count]')).toHaveText('1')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('header a[href="/en-us/favorites"]:visible').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favorites.title'))
  expect(await violations(page)).toEqual([])
  await page.goto('/en-us/c/tents')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('header [data-favorites-count]')).toBeHidden()
})

test('R182, R183: signing out ends every tab, and Back shows nothing personal', async ({ page, context }) => {
  await signIn(page, 'shopper')
  const other = await context.newPage()
  await other.goto('/en-us/account/profile')
  await expect(other.locator('[name="firstName"]')).toHaveValue('Ada')
  await page.getByRole('button', { name: t('sign-in.leave') }).click()
  await expect(page).toHaveURL(/\/en-us$/)
  await expect(page.locator('#toasts')).toContainText('You are signed out.')
  await other.waitForURL(/\/en-us\/sign-in/)
  await page.goBack()
  await page.waitForURL(/\/en-us\/sign-in/)
  await expect(page.getByText('Ada')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-visit')
})

test('/account/credit-cards/add: a card typed into the provider’s fields is kept; R339: the same one again is CC_ALREADY_EXISTS, in a toast that repeats the server’s message', async ({
  page,
}) => {
  await signIn(page, 'espanol')
  await page.goto('/en-us/account/credit-cards')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.card.add') })
    .click()
  await page.waitForURL('**/en-us/account/credit-cards/add')
  const add = async () => {
    await page.goto('/en-us/account/credit-cards/add')
    const fields = page.frameLocator('main iframe')
    await fields.locator('[autocomplete="cc-number"]').fill('4242 4242 4242 4242')
    await fields.locator('[autocomplete="cc-exp"]').fill('12/30')
    await fields.locator('[autocomplete="cc-csc"]').fill('123')
    await fields.locator('[autocomplete="cc-name"]').fill('Lucía Peña')
    await page
      .locator('main')
      .getByRole('button', { name: t('account.save') })
      .click()
  }
  await add()
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  await add()
  await expect(page.locator('#toasts')).toContainText('The card ending in 4242 is in your account already.')
})

test('R185, R186, R187: the bar of a buy-in-store session stands on every page, from session storage, and ends it', async ({
  page,
}) => {
  await page.goto('/en-us/associate-login')
  await page.locator('[name="username"]').fill('s-us-denver@stores.fellholm.example')
  await page.locator('[name="password"]').fill(password)
  await page.getByRole('button', { name: t('associate.login.go') }).click()
  await page.waitForURL(/\/storeipads$/)
  const bar = page.getByRole('complementary', { name: t('associate.title') })
  await expect(bar).toBeVisible()
  await page.goto('/en-us/c/tents')
  await expect(bar).toContainText('Robin Tarn')
  expect(await page.evaluate(() => sessionStorage.getItem('buy-in-store'))).toContain('s-us-denver')
  await expect(page.locator('main [form="hearts"]').first()).toBeHidden()
  await bar.getByRole('button').click()
  await page.waitForURL(/\/associate-login$/)
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('buy-in-store'))).toBeNull()
})
