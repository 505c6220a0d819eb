import { beforeEach, describe, expect, it, vi } from 'vitest'

import { showRefusal } from './refusals.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  document.documentElement.dataset.locale = 'en-us'
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
})

function form(html: string, command = 'cart/quantity'): HTMLFormElement {
  const made = document.createElement('form')
  made.dataset.command = command
  made.innerHTML = html
  document.body.append(made)
  return made
}

const refused = (code: string, more: object = {}) => ({ ok: false as const, code, problems: {}, ...more })
const toasts = () => [...document.querySelectorAll('#toasts > *')].map(item => item.firstChild?.textContent)

it('R167: AUT498 is said at once, and the page loads anew 4 seconds later', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await showRefusal(form('<p data-problem hidden></p>'), refused('AUT498'))
  expect(toasts()).toEqual(['Your session has ended. The page will reload.'])
  await vi.advanceTimersByTimeAsync(3_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('R321, R324: INV408 is said at the line it is about, with maxAllowedQty', async () => {
  const line = form('<p data-problem hidden></p>')
  await showRefusal(line, refused('INV408', { detail: { maxAllowedQty: 2 } }))
  const place = line.querySelector<HTMLElement>('[data-problem]')
  expect([place?.hidden, place?.textContent]).toEqual([false, 'You can buy at most 2 of this item.'])
})

it('INV408 for a line that is no longer shown when the answer comes is said in a toast that stays', async () => {
  const line = form('<p data-problem hidden></p>')
  line.remove()
  await showRefusal(line, refused('INV408', { detail: { maxAllowedQty: 2 } }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toEqual(['You can buy at most 2 of this item.'])
})

it('R326: GFC800 is said at the number, and in the summary above', async () => {
  const card = form(
    '<div data-error-summary hidden tabindex="-1"><p data-error-message></p><ul></ul></div>' +
      '<label for="number">Number</label><input id="number" name="number"><p data-error-for="number" hidden></p>',
    'checkout/gift-card',
  )
  await showRefusal(card, refused('GFC800', { problems: { number: 'GFC800' } }))
  expect(card.querySelector('[data-error-for="number"]')?.textContent).toBe('This gift card is not valid.')
  expect(card.querySelector('[data-error-summary] a')?.getAttribute('href')).toBe('#number')
})

it('PRM155 is said at the code, which takes the focus, stands as it was typed and is described by what is wrong', async () => {
  const coupon = form(
    '<label for="code">Promo code</label><input id="code" name="code" value="SUMMER25" aria-describedby="code-error">' +
      '<p id="code-error" data-error-for="code" hidden></p>',
    'cart/coupon',
  )
  await showRefusal(coupon, refused('PRM155', { problems: { code: 'PRM155' } }))
  const field = coupon.querySelector<HTMLInputElement>('input')
  expect([document.activeElement, field?.value, field?.getAttribute('aria-invalid')]).toEqual([
    field,
    'SUMMER25',
    'true',
  ])
  expect(coupon.querySelector('#code-error')?.textContent).toBe('This promo code has expired.')
  expect(toasts()).toEqual([])
})

it('GFC410 at its field carries how many gift cards there may be', async () => {
  const card = form('<input name="number"><p data-error-for="number" hidden></p>', 'checkout/gift-card')
  await showRefusal(card, refused('GFC410', { problems: { number: 'GFC410' }, detail: { mostGiftCards: 5 } }))
  expect(card.querySelector('p')?.textContent).toBe('At most 5 gift cards can pay for an order.')
})

it('AUT453 about a field that the form does not have is said above it, with no link to nowhere', async () => {
  const billing = form(
    '<div data-error-summary hidden tabindex="-1"><p data-error-message></p><ul></ul></div>',
    'checkout/pay',
  )
  await showRefusal(billing, refused('AUT453', { problems: { email: 'AUT453' } }))
  expect(billing.querySelector('[data-error-message]')?.textContent).toBe('This email address is not complete.')
  expect(billing.querySelectorAll('a')).toHaveLength(0)
})

/** Codes that a form without a place of its own, such as a heart, answers with: D21, an error toast. */
const inToast =
  'API400 API404 API405 API406 API415 AUT409 AUT440 CCA401 CC_ALREADY_EXISTS GEN500 PLP400 PRO412 PRO414 PRO415 PYT300 TAX309'

it.each(inToast.split(' '))('D21, D35: %s is an error toast that stays until it is closed', async code => {
  await showRefusal(form('<button></button>', 'favorites/add'), refused(code))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toHaveLength(1)
  document.querySelector<HTMLElement>('#toasts button')?.click()
  expect(toasts()).toEqual([])
})

it('R339: a card that is saved already is told of in an error toast that repeats the server’s message; any other failure is that the card was not saved', async () => {
  const card = () => form('<div data-error-summary hidden></div>', 'account/add-card')
  await showRefusal(card(), refused('CC_ALREADY_EXISTS', { detail: { said: 'Visa 4242 is with us already.' } }))
  await showRefusal(card(), refused('CARD_NOT_SAVED'))
  expect(toasts()).toEqual([
    'Visa 4242 is with us already.',
    'The card could not be saved. Please check it and try again.',
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toHaveLength(2)
})

it.each(['GEN500', 'PRM140', 'PRM150', 'TAX309', 'PRC400', 'XYZ999'])(
  'R336: %s of placing is a toast that stays',
  async code => {
    await showRefusal(form('<div data-error-summary hidden></div>', 'checkout/place'), refused(code))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toasts()).toHaveLength(1)
  },
)

it('AUT453: a form with one place for all that is wrong says there what is wrong at its field', async () => {
  const newsletter = form('<input name="email"><p data-problem hidden></p>', 'newsletter/subscribe')
  await showRefusal(newsletter, refused('INPUT', { problems: { email: 'AUT453' } }))
  const place = newsletter.querySelector<HTMLElement>('[data-problem]')
  expect([place?.hidden, place?.textContent]).toEqual([false, 'This email address is not complete.'])
})

describe('AUT403: a form that the server made asks whether somebody is a person', () => {
  const answerIn = (asking: HTMLFormElement) => new FormData(asking).get('recaptcha_response')

  it('by a box below what it says, once, which is not ticked', async () => {
    const asking = form(
      '<div data-error-summary hidden tabindex="-1"><p data-error-message></p><ul></ul></div><button>Go</button>',
    )
    await showRefusal(asking, refused('AUT403', { personWidget: 'box' }))
    await showRefusal(asking, refused('AUT403', { personWidget: 'box' }))
    const boxes = asking.querySelectorAll<HTMLInputElement>('[data-error-summary] + [data-person-check] input')
    expect([boxes.length, boxes[0]?.checked, answerIn(asking)]).toEqual([1, false, null])
    boxes[0]?.click()
    expect(answerIn(asking)).toBe('person')
  })

  it('in the place of a box that was ticked from the beginning', async () => {
    const asking = form(
      '<p data-problem hidden></p><label data-person-check><input type="checkbox" name="recaptcha_response" value="person" checked></label>',
    )
    await showRefusal(asking, refused('AUT403', { personWidget: 'box' }))
    expect([asking.querySelectorAll('[data-person-check]').length, answerIn(asking)]).toEqual([1, null])
  })

  it('by Turnstile in a frame of the store’s own, which alone is heard', async () => {
    const asking = form('<p data-problem hidden></p>', 'sign-in/enter')
    await showRefusal(asking, refused('AUT403', { personWidget: 'turnstile' }))
    const frame = asking.querySelector('iframe')
    expect(new URL(frame?.src ?? '', location.href).search).toBe('?locale=en_US&command=sign-in%2Fenter')
    const tell = (origin: string, source: unknown, data: unknown) =>
      dispatchEvent(Object.assign(new Event('message'), { origin, source, data }))
    const { origin } = location
    const source = frame?.contentWindow
    tell('https://elsewhere.example', source, { recaptcha_response: 'of another origin' })
    tell(origin, window.parent === source ? undefined : {}, { recaptcha_response: 'of another frame' })
    tell(origin, source, { recaptcha_response: 5 })
    expect(answerIn(asking)).toBe('')
    tell(origin, source, { recaptcha_response: 'an-answer' })
    expect(answerIn(asking)).toBe('an-answer')
    tell(origin, source, { recaptcha_response: '' })
    expect(answerIn(asking)).toBe('')
  })
})
