import { beforeEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { routeOf, routes } from '#routes/table.ts'
import type { PersonalRouteName } from '#worker/storefront/pages/registry.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, changeSession, htmlOf, run, submit } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

/** What an address needs so that its page has something to show. */
const addresses: Partial<Record<PersonalRouteName, string>> = {
  accountOrderDetails: '/account/order-details/U1000000008',
  orderDetails: '/order-details?orderNumber=U1000000008',
  returnLabel: '/return-label?orderNumber=U1000000008',
  writeReview: '/write-a-review?productId=FH10011',
  event: '/events/evening-talk',
  eventCancel: '/event-cancel?token=a-link-of-nobody-that-is-long',
  warrantyCase: '/warranty-case?productId=FH10011',
}

const isPersonal = (name: keyof typeof routes): name is PersonalRouteName => routeOf(name).kind === 'personal'

const pages = (Object.keys(routes) as (keyof typeof routes)[])
  .filter(isPersonal)
  .map(name => addresses[name] ?? routes[name].path)

/** Calls that only read, although the contract has no GET for it, and the guest's token they need (docs/decisions/020). */
const reads = [
  /^POST \/token\/v2\/auth\/token \{"grantType":"guest"\}$/,
  /^POST \/consumers-v3\/consumer\/(?:purchasehistory|TrackOrder) /,
  /^PUT \/consumers-v3\/consumer\/notification \{"notifications":\{\}\}$/,
]

/** What the platform was asked to change while a page was shown. */
async function changesBy(browser: Browser, page: string): Promise<readonly string[]> {
  const changes: string[] = []
  dependency.behave(async (request, real) => {
    const body = await request.clone().text()
    const call = `${request.method} ${new URL(request.url).pathname} ${body}`
    if (request.method !== 'GET' && !reads.some(read => read.test(call))) changes.push(`${page}: ${call}`)
    return real()
  })
  await htmlOf(browser, localPath('en-us', page))
  dependency.reset()
  return changes
}

async function withCart(browser: Browser): Promise<Browser> {
  await add(browser)
  return browser
}

const visitors: Readonly<Record<string, () => Promise<Browser>>> = {
  'a guest': () => Promise.resolve(openBrowser()),
  'a guest with a cart': () => withCart(openBrowser()),
  'a member': () => signedIn('history'),
  'a member with a cart': async () => withCart(await signedIn('history')),
}

describe.each(Object.entries(visitors))('%s', (_, open) => {
  it('GET of every personal page changes nothing at the platform', async () => {
    const browser = await open()
    const changes: string[] = []
    for (const page of pages) {
      changes.push(...(await changesBy(browser, page)))
    }
    expect(pages.length).toBeGreaterThanOrEqual(35)
    expect(changes).toEqual([])
  })
})

describe('/account/credit-cards/add without a cart', () => {
  const page = '/en-us/account/credit-cards/add'

  it('has a button that opens one; then the provider’s fields are there, however often the page is loaded', async () => {
    const browser = await signedIn('member')
    for (const shown of ['/en-us/account/credit-cards', page])
      expect(await htmlOf(browser, shown), shown).toContain('data-command="account/open-card-fields"')
    expect(await htmlOf(browser, page)).not.toContain('data-command="account/add-card"')
    expect(await submit(browser, 'account/open-card-fields', { back: page })).toBe(page)
    expect(await htmlOf(browser, page)).toContain('data-command="account/add-card"')
    expect(await changesBy(browser, '/account/credit-cards/add')).toEqual([])
  })

  it('the same cart is used by a second press; one that the platform no longer has is made anew', async () => {
    const browser = await signedIn('member')
    await run(browser, 'account/open-card-fields', {})
    dependency.reset()
    expect(await run(browser, 'account/open-card-fields', {})).toMatchObject({ ok: true, to: page })
    expect(dependency.asked().filter(({ method }) => method !== 'GET')).toEqual([])
    await changeSession(browser, { basketId: '00000000-0000-4000-8000-000000000000' })
    expect(await htmlOf(browser, page)).toContain('data-command="account/open-card-fields"')
    expect(await run(browser, 'account/open-card-fields', {})).toMatchObject({ ok: true, to: page })
    expect(await htmlOf(browser, page)).toContain('data-command="account/add-card"')
  })
})
