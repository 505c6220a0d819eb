import { expect, type Page } from '@playwright/test'

import type { StaffRole } from '#worker/desk/staff/roles.ts'

import { browserPort } from '../../../scripts/testing/browser-store.ts'

export const store = `http://localhost:${browserPort}`
export const desk = `http://desk.localhost:${browserPort}`

/** Signs somebody of a role in at the desk. */
export async function signIn(page: Page, role: StaffRole): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(`${role}@desk.example`)
  await page.getByLabel('Password').fill('trail-lantern-42')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}
