import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { run } from '../shoppers/commands.ts'
import { buyer } from '../shoppers/buyer.ts'
import { signedIn as person } from '../shoppers/person.ts'
import { prepareScenario, refused, rows } from '../scenarios-page.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())
afterEach(() => prepareScenario({ do: 'clear' }))

const joining = {
  firstName: 'Wren',
  lastName: 'Comb',
  email: 'wren-comb@example.com',
  password,
  confirmPassword: password,
}

describe('/sign-in', () => {
  const back = '/en-us/sign-in'
  it.each(rows({ top: 'AUT401 AUT403 AUT423 AUT426 AUT438 AUT441', username: 'AUT453' }))(
    '%s is said at: %s',
    async (code, place) => {
      const form = { command: 'sign-in/enter', fields: { username: 'shopper@fellholm.example', password, back } }
      const told = await refused(openBrowser(), 'auth.credentials.signin', code, form)
      expect(told).toEqual({ to: back, places: [place] })
    },
  )
})

describe('/sign-in?step=sign-up', () => {
  const back = '/en-us/sign-in?step=sign-up'
  it.each(rows({ top: 'AUT403', email: 'AUT439 AUT453', password: 'FE872', confirmPassword: 'FE340' }))(
    '%s is said at: %s',
    async (code, place) => {
      const form = { command: 'sign-in/join', fields: { ...joining, back } }
      expect(await refused(openBrowser(), 'auth.account.signup', code, form)).toEqual({ to: back, places: [place] })
    },
  )
})

describe('/account/profile', () => {
  const back = '/en-us/account/profile'
  const contact = { email: 'shopper@fellholm.example', phone: '303 555 0142', back }
  it.each(rows({ email: 'AUT453', phone: 'AUT442', top: 'API429 PRO404' }))(
    '%s of e-mail or phone is said at: %s',
    async (code, place) => {
      const form = { command: 'account/contact', fields: contact }
      const told = await refused(await signedIn('shopper'), 'consumer.profile.update', code, form)
      expect(told).toEqual({ to: back, places: [place] })
    },
  )

  it('AUT428 leads to where somebody shows once more who they are, and is said there', async () => {
    const form = { command: 'account/contact', fields: contact }
    const told = await refused(await signedIn('shopper'), 'consumer.profile.update', 'AUT428', form)
    expect(told.to).toBe(`${back}#prove`)
  })

  const profile = { firstName: 'Wren', lastName: 'Comb', revision: '1', back }
  it.each(rows({ birthDate: 'PRO410', top: 'PRO404 PRO412' }))('%s is said at: %s', async (code, place) => {
    const form = { command: 'account/profile', fields: profile }
    const told = await refused(await signedIn('shopper'), 'consumer.profile.update', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })

  it.each(
    rows({ currentPassword: 'AUT450', newPassword: 'AUT451 AUT452 FE872', confirmPassword: 'FE340', top: 'PRO415' }),
  )('%s of a new password is said at: %s', async (code, place) => {
    const fields = { currentPassword: password, newPassword: 'slow-ferry', confirmPassword: 'slow-ferry', back }
    const form = { command: 'account/password', fields }
    const told = await refused(await signedIn('shopper'), 'auth.password.change', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })
})

describe('/account/credit-cards and /account/address', () => {
  it.each(rows({ top: 'PYT404 CCA401' }))('%s of a main card is said at: %s', async (code, place) => {
    const back = '/en-us/account/credit-cards'
    const fields = { paymentInstrumentId: 'a-card-of-the-account', back }
    const form = { command: 'account/main-card', fields }
    const told = await refused(await signedIn('shopper'), 'consumer.payment-instrument.update', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })

  it.each(rows({ top: 'CCA401 PRO414' }))('%s of an address that is removed is said at: %s', async (code, place) => {
    const back = '/en-us/account/address'
    const form = { command: 'account/remove-address', fields: { addressId: 'an-address', back } }
    const told = await refused(await signedIn('shopper'), 'consumer.address.remove', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })
})

describe('/account/profile, own data', () => {
  it.each(rows({ ownEmail: 'ATTR100 ATTR200 ATTR300' }))('%s is said at: %s', async (code, place) => {
    const back = '/en-us/account/profile'
    const form = { command: 'account/forget', fields: { ownEmail: 'shopper@fellholm.example', back } }
    const told = await refused(await signedIn('shopper'), 'consumer.user-data.retrieve', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })
})

describe('/associate-login', () => {
  it.each(rows({ top: 'AUT423 AUT437' }))('%s is said at: %s', async (code, place) => {
    const back = '/en-us/associate-login'
    const fields = { username: 'associate@fellholm.example', password, storeId: 's-us-denver', back }
    const told = await refused(openBrowser(), 'auth.agent.login', code, { command: 'associate/enter', fields })
    expect(told).toEqual({ to: back, places: [place] })
  })
})

describe('/gift-card', () => {
  it.each(rows({ number: 'GFC700 GFC760 GFC799 GFC800 GFC812' }))(
    '%s of a balance is said at: %s',
    async (code, place) => {
      const back = '/en-us/gift-card'
      const form = { command: 'gift-card/balance', fields: { number: '6006491000000001', pin: '1234', back } }
      const told = await refused(openBrowser(), 'cart.gift-card.balance', code, form)
      expect(told).toEqual({ to: back, places: [place] })
    },
  )
})

describe('/order-status and /order-details', () => {
  const email = 'ada@example.com'

  /** A browser that has found its order by number and e-mail. */
  async function found() {
    const { place } = await buyer()
    const { orderNumber } = (await place()).answer
    const browser = openBrowser()
    await run(browser, 'orders/track', { orderNumber, email })
    return { browser, orderNumber, back: `/en-us/order-details?orderNumber=${orderNumber}` }
  }

  it.each(rows({ top: 'AUT403 OHS4004', email: 'ORD400' }))('%s of a look-up is said at: %s', async (code, place) => {
    const back = '/en-us/order-status'
    const form = { command: 'orders/track', fields: { orderNumber: 'U1000000001', email, back } }
    const told = await refused(openBrowser(), 'consumer.order.track', code, form)
    expect(told).toEqual({ to: back, places: [place] })
  })

  it.each(rows({ top: 'OHS4004 ORD409' }))('%s of an order that is cancelled is said at: %s', async (code, place) => {
    const { browser, orderNumber, back } = await found()
    const form = { command: 'orders/cancel', fields: { orderNumber, back } }
    expect(await refused(browser, 'consumer.order.cancel', code, form)).toEqual({ to: back, places: [place] })
  })

  it.each(rows({ top: 'GFO404 GFO405 GFS800' }))(
    '%s of a letter asked for again is said at: %s',
    async (code, place) => {
      const { browser, orderNumber, back } = await found()
      const form = { command: 'orders/resend', fields: { orderNumber, back } }
      expect(await refused(browser, 'consumer.gift-card-email.resend', code, form)).toEqual({
        to: back,
        places: [place],
      })
    },
  )

  it('/return-label: RTN500 of an order that has arrived is said above what can be sent back', async () => {
    const email = 'history@fellholm.example'
    const { call } = await person('history')
    const { orders } = (await call('consumer.purchase-history.list', { status: 'DELIVERED' })).answer
    const orderNumber = orders[0]?.orderNumber ?? ''
    const browser = openBrowser()
    await run(browser, 'orders/track', { orderNumber, email, for: 'label' })
    const back = `/en-us/return-label?orderNumber=${orderNumber}`
    const form = { command: 'orders/return', fields: { orderNumber, 'item-line': '1', back } }
    expect(await refused(browser, 'consumer.return-label.create', 'RTN500', form)).toEqual({
      to: back,
      places: ['top'],
    })
  })
})
