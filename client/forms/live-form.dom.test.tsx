import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { botProtection, type BotProtection } from '#src/commerce/bot-protection.ts'
import { commandAnswered } from '#src/kit/events.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { Quantity } from '#src/shop/cart/parts/quantity.tsx'
import { CommandForm } from '#src/shop/command-form.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'

import { Around } from '../mount/around.tsx'
import { startForms } from './forms.ts'

type Sent = { readonly address: string; readonly input: unknown; readonly answer: (json: object) => Promise<void> }

/** Commands that were sent, from the first; each is answered when the test says so. */
const sent: Sent[] = []

const tick = () => act(() => new Promise<void>(resolve => setTimeout(resolve, 150)))

/** happy-dom takes a form that sends itself for its own button. */
HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter = null) {
  this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
}

startForms()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.length = 0
  document.documentElement.dataset.locale = 'en-us'
  document.documentElement.dataset.unheard = 'We did not hear back.'
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
  vi.stubGlobal(
    'fetch',
    (address: string, { body }: { readonly body: string }) =>
      new Promise(resolve =>
        sent.push({
          address: new URL(address).pathname,
          input: JSON.parse(body) as unknown,
          answer: async json => {
            resolve({ json: () => Promise.resolve(json) })
            await tick()
          },
        }),
      ),
  )
})

let unmount = () => {}
afterEach(() => act(async () => unmount()))

/** Shows something in a React root, as a dialog does; gives how it is shown anew. */
async function show(node: ReactNode) {
  document.body.innerHTML = '<div data-scope></div>'
  const root = createRoot(document.querySelector('div') as HTMLElement)
  unmount = () => root.unmount()
  const again = (now: ReactNode) =>
    act(async () =>
      root.render(
        <Around language={languageOf('en-us')} onAwake={() => {}}>
          {now}
        </Around>,
      ),
    )
  await again(node)
  return again
}

const one = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const press = async (selector = 'button[type="submit"]') => {
  await act(async () => one<HTMLElement>(selector).click())
}
const isBusy = (selector = 'button[type="submit"]') => one(selector).getAttribute('aria-busy') === 'true'
const refused = (code: string, more: object = {}) => ({ ok: false, code, problems: {}, ...more })

const labels = { username: 'checkout.field.email', password: 'sign-in.field.password' } as const
const signIn = (
  <CommandForm command="sign-in/enter" labels={labels}>
    {field => (
      <>
        <TextField {...field('username')} />
        <TextField {...field('password')} />
        <Button type="submit">Go</Button>
      </>
    )}
  </CommandForm>
)

describe('a form in a React root', () => {
  it('works in the same frame, is sent once however often it is pressed, and rests with the answer', async () => {
    await show(signIn)
    await press()
    expect(isBusy()).toBe(true)
    await press()
    await tick()
    expect(sent.map(({ address, input }) => [address, input])).toEqual([
      ['/-/sign-in/enter', { username: '', password: '' }],
    ])
    await sent[0]?.answer({ ok: true, value: {} })
    expect(isBusy()).toBe(false)
  })

  it('says a refusal above its fields and at them, takes the focus there, and keeps what was typed', async () => {
    await show(signIn)
    one<HTMLInputElement>('#username').value = 'ada@example'
    await press()
    await tick()
    await sent[0]?.answer(refused('INPUT', { problems: { password: 'required', username: 'AUT453' } }))
    expect([...document.querySelectorAll('[data-error-summary] a')].map(link => link.textContent)).toEqual([
      'This email address is not complete.',
      'Password is missing.',
    ])
    expect(document.activeElement).toBe(one('[data-error-summary]'))
    expect([one('#password-error').textContent, one('#password').getAttribute('aria-invalid')]).toEqual([
      'Password is missing.',
      'true',
    ])
    expect(one<HTMLInputElement>('#username').value).toBe('ada@example')
    await press('[data-error-summary] a')
    expect(document.activeElement).toBe(one('#username'))
  })

  it('AUT403: asks whether somebody is a person below what it says, keeps what was typed, and sends the answer', async () => {
    await show(signIn)
    one<HTMLInputElement>('#username').value = 'ada@example.com'
    await press()
    await tick()
    expect(document.querySelector('[data-person-check]')).toBeNull()
    await sent[0]?.answer(refused('AUT403', { personWidget: 'box' }))
    const question = one<HTMLElement>('[data-error-summary] + [data-person-check]')
    expect([question.textContent, one<HTMLInputElement>('#username').value]).toEqual([
      'I am a person',
      'ada@example.com',
    ])
    await press('[data-person-check] input')
    await press()
    await tick()
    expect(sent[1]?.input).toEqual({ username: 'ada@example.com', password: '', recaptcha_response: 'person' })
  })

  it('R292: turned away by bot protection it is sent once more when that is dealt with, and the answer to that is shown', async () => {
    const deal = (event: Event) => (event as CustomEvent<BotProtection>).detail.waitUntil(Promise.resolve())
    addEventListener(botProtection, deal, { once: true })
    await show(signIn)
    await press()
    await tick()
    await sent[0]?.answer(refused('BOT_PROTECTION', { appId: 'PX1' }))
    await tick()
    expect([sent.length, isBusy()]).toEqual([2, true])
    await sent[1]?.answer(refused('AUT401'))
    expect(one('[data-error-message]').textContent).toBe('The email or password is not correct.')
  })

  it('an error goes while its field is mended, and the others stay', async () => {
    await show(signIn)
    await press()
    await tick()
    await sent[0]?.answer(refused('INPUT', { problems: { password: 'required', username: 'required' } }))
    await act(async () => {
      const field = one<HTMLInputElement>('#username')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect([one('#username-error').textContent, one('#password-error').textContent]).toEqual([
      '',
      'Password is missing.',
    ])
  })

  it('tells the document of its answer, as every form does', async () => {
    await show(signIn)
    const heard = vi.fn()
    document.addEventListener(commandAnswered, heard, { once: true })
    await press()
    await tick()
    await sent[0]?.answer({ ok: true, value: 7 })
    const [event] = heard.mock.calls[0] as [CustomEvent<{ readonly value: unknown }>]
    expect([event.target, event.detail.value]).toEqual([one('form'), 7])
  })

  it('shows at work the button that was pressed, and sends what it says', async () => {
    await show(
      <PostForm command="sign-in/social">
        {['google', 'facebook'].map(idp => (
          <Button key={idp} type="submit" name="idp" value={idp}>
            {idp}
          </Button>
        ))}
      </PostForm>,
    )
    await press('[value="facebook"]')
    expect([isBusy('[value="google"]'), isBusy('[value="facebook"]')]).toEqual([false, true])
    await tick()
    expect(sent[0]?.input).toEqual({ idp: 'facebook' })
  })

  it('O5: what was not heard of is said where it says what is wrong, in words that the page came with', async () => {
    await show(
      <PostForm command="newsletter/subscribe">
        <Button type="submit">Go</Button>
        <FormProblem />
      </PostForm>,
    )
    await press()
    await tick()
    await sent[0]?.answer(['no answer'])
    expect([one<HTMLElement>('[data-problem]').hidden, one('form').textContent]).toEqual([
      false,
      'GoWe did not hear back.',
    ])
    await press()
    expect(one<HTMLElement>('[data-problem]').hidden).toBe(true)
  })

  it('without a place for it, that is said at its foot', async () => {
    await show(
      <PostForm command="newsletter/subscribe">
        <Button type="submit">Go</Button>
      </PostForm>,
    )
    await press()
    await tick()
    await sent[0]?.answer(['no answer'])
    expect(one('form > [role="alert"]:last-child').textContent).toBe('We did not hear back.')
  })

  it('thanks in words of its own, and is empty again', async () => {
    await show(
      <PostForm command="reviews/report-photo">
        <input name="reason" />
        <Button type="submit">Go</Button>
        <FormThanks text="Thank you." />
      </PostForm>,
    )
    one<HTMLInputElement>('input').value = 'blurred'
    await press()
    await tick()
    expect(sent[0]?.input).toEqual({ reason: 'blurred' })
    await sent[0]?.answer({ ok: true, value: {} })
    expect([one('[data-thanks]').textContent, one<HTMLInputElement>('input').value]).toEqual(['Thank you.', ''])
  })

  it('a choice that is missing is said at its place', async () => {
    await show(
      <PostForm command="cart/add" data-choose="Please choose a size.">
        <input type="radio" name="upc" value="1" required />
        <FormProblem />
      </PostForm>,
    )
    const missing = new Event('invalid', { cancelable: true })
    await act(async () => one('input').dispatchEvent(missing))
    expect([missing.defaultPrevented, one('[data-problem]').textContent]).toEqual([true, 'Please choose a size.'])
  })
})

describe('#panel=mini-cart: the quantity of a line', () => {
  const line = (qty: number) => <Quantity line={{ id: 'line-0001', name: 'Lee Tent', qty, maxQty: 5 }} />
  const list = () => one<HTMLSelectElement>('select')
  const choose = (value: string) =>
    act(async () => {
      list().value = value
      list().dispatchEvent(new Event('change', { bubbles: true }))
    })

  it('follows the line in the same list, which keeps the focus', async () => {
    const again = await show(line(1))
    const before = list()
    before.focus()
    await again(line(3))
    expect([list(), list().value, document.activeElement]).toEqual([before, '3', before])
  })

  it('while a change is on its way what was chosen stands; refused, it goes back to what the line has by then', async () => {
    const again = await show(line(1))
    await choose('5')
    await again(line(2))
    expect([list().value, isBusy('select')]).toEqual(['5', true])
    await tick()
    expect(sent.map(({ input }) => input)).toEqual([{ itemId: 'line-0001', qty: '5' }])
    await sent[0]?.answer(refused('INV408', { detail: { maxAllowedQty: 2 } }))
    expect([list().value, isBusy('select'), one('[data-problem]').textContent]).toEqual([
      '2',
      false,
      'You can buy at most 2 of this item.',
    ])
  })

  it('what was refused stays said when the line is drawn anew', async () => {
    const again = await show(line(1))
    await choose('5')
    await tick()
    await sent[0]?.answer(refused('INV408', { detail: { maxAllowedQty: 2 } }))
    await again(line(2))
    expect(one('[data-problem]').textContent).toBe('You can buy at most 2 of this item.')
  })

  it('what is chosen meanwhile is sent after it', async () => {
    await show(line(1))
    await choose('5')
    await choose('3')
    await tick()
    expect(sent.map(({ input }) => input)).toEqual([{ itemId: 'line-0001', qty: '5' }])
    await sent[0]?.answer({ ok: true, value: {} })
    expect([list().value, isBusy('select')]).toEqual(['3', true])
    expect(sent.map(({ input }) => input)).toEqual([
      { itemId: 'line-0001', qty: '5' },
      { itemId: 'line-0001', qty: '3' },
    ])
  })
})
