import { expect, test, type Page } from '@playwright/test'

import { textsOf, wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** A photograph as large as a camera takes them. */
async function photograph(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3_000
    canvas.height = 2_000
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('Nothing can be drawn here.')
    for (let line = 0; line < 2_000; line += 1) {
      pen.fillStyle = `hsl(${(line * 37) % 360} 60% ${20 + (line % 60)}%)`
      pen.fillRect(0, line, 3_000, 1)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
}

test('R413: photographs are made smaller before they are sent, stay with a form that is refused, and come with the review', async ({
  page,
}) => {
  await page.goto('/en-us/write-a-review?productId=FH10011')
  const field = page.locator('[name="photos"]')
  const send = page.getByRole('button', { name: t('reviews.send') })
  await field.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-mount="photos"]')).toHaveAttribute('data-awake', '')
  await field.setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: await photograph(page) })
  const chosen = () =>
    field.evaluate(async (input: HTMLInputElement) => {
      const [file] = input.files ?? []
      if (file === undefined || file.type !== 'image/jpeg') return undefined
      const { width, height } = await createImageBitmap(file)
      return [width, height]
    })
  await expect.poll(chosen).toEqual([1_600, 1_067])
  await send.click()
  await expect(page.locator('[data-error-for="title"]')).toBeVisible()
  expect(await chosen()).toEqual([1_600, 1_067])
  await page.getByLabel('4 stars').check()
  await page.getByLabel(t('reviews.field.title')).fill('Seen from the pass')
  await page.getByLabel(t('reviews.field.text')).fill('Two nights of sleet.')
  await page.getByLabel(t('reviews.nickname')).fill('Ada')
  await send.click()
  await expect(page.getByText(textsOf('en')('reviews.thanks.photos'))).toBeVisible()
})

test('R413: what is no photograph is refused at its field, REV415', async ({ page }) => {
  await page.goto('/en-us/write-a-review?productId=FH10011')
  const field = page.locator('[name="photos"]')
  await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') })
  await page.getByLabel('4 stars').check()
  await page.getByLabel(t('reviews.field.title')).fill('A letter')
  await page.getByLabel(t('reviews.field.text')).fill('No photograph.')
  await page.getByLabel(t('reviews.nickname')).fill('Ada')
  await page.getByRole('button', { name: t('reviews.send') }).click()
  await expect(page.locator('[data-error-for="photos"]')).toHaveText(t('errors.REV415'))
})
