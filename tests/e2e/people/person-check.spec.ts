import { expect, test, type Locator, type Page } from '@playwright/test'

import { emailOf, seededPassword } from '#demo/fixtures.ts'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** The platform wants to know whether it is a person, until a command says so; gives what each command said. */
async function askAtSignIn(page: Page): Promise<unknown[]> {
  const answers: unknown[] = []
  await page.route('**/-/sign-in/enter?*', async route => {
    const input = route.request().postDataJSON() as { readonly recaptcha_response?: string }
    answers.push(input.recaptcha_response)
    if (input.recaptcha_response !== undefined) return route.continue()
    const json = { ok: false, code: 'AUT403', problems: {}, personWidget: 'box' }
    return route.fulfill({ status: 403, json })
  })
  return answers
}

/** Signs in with the keyboard alone, after having said that one is a person. */
async function signInAsAsked(form: Locator): Promise<void> {
  await form.getByLabel(t('checkout.field.email')).fill(emailOf('shopper'))
  await form.getByLabel(t('sign-in.field.password'), { exact: true }).fill(seededPassword)
  await form.getByRole('button', { name: t('sign-in.submit'), exact: true }).press('Enter')
  await expect(form.getByText(t('errors.AUT403'))).toBeVisible()
  const box = form.getByRole('checkbox', { name: t('shell.person') })
  await expect(box).not.toBeChecked()
  await expect(form.getByLabel(t('checkout.field.email'))).toHaveValue(emailOf('shopper'))
  await box.press('Space')
  await form.getByRole('button', { name: t('sign-in.submit'), exact: true }).press('Enter')
}

test('AUT403 on /sign-in: the form asks whether one is a person, keeps what was typed, and signs in then', async ({
  page,
}) => {
  const answers = await askAtSignIn(page)
  await page.goto('/en-us/sign-in')
  await signInAsAsked(page.getByRole('main'))
  await expect(page).toHaveURL(/\/account/)
  expect(answers).toEqual([undefined, 'person'])
})

test('AUT403 in #modal=sign-in: the dialog asks whether one is a person, and signs in then', async ({ page }) => {
  const answers = await askAtSignIn(page)
  await page.goto('/en-us/help#modal=sign-in')
  const dialog = page.getByRole('dialog', { name: t('sign-in.title') })
  await signInAsAsked(dialog)
  await expect(dialog).toBeHidden()
  expect(answers).toEqual([undefined, 'person'])
})
