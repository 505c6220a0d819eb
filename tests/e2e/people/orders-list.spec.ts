import { expect, test } from '@playwright/test'

import { signInAs } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'

const t = wordsOf('en')

withAndWithoutScript(() => {
  test('/account/order-history: “Send something back” leads to the order, where what comes back is chosen at once', async ({
    page,
  }) => {
    await signInAs(page, 'history')
    await page.goto('/en-us/account/order-history?status=DELIVERED')
    await page
      .getByRole('link', { name: t('account.return'), exact: true })
      .first()
      .click()
    await page.waitForURL(/\/order-details\/U\d+#send-back$/)
    await expect(page.getByRole('button', { name: t('account.return.label') })).toBeVisible()
  })
})
