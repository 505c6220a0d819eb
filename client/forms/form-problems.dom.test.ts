import { beforeEach, expect, it } from 'vitest'

import { wordsOfProblems, writeWords } from './form-problems.ts'

const field = (name: string, label: string) => `
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" />
  <p data-error-for="${name}" hidden></p>`

beforeEach(() => {
  document.title = 'Checkout'
  document.documentElement.dataset.locale = 'en-us'
  document.body.innerHTML = `
    <form>
      <div data-error-summary tabindex="-1" hidden><p data-error-message></p><ul></ul></div>
      ${field('email', 'E-mail')}${field('city', 'Town')}${field('province', 'State')}
    </form>`
})

const form = () => document.querySelector('form') as HTMLFormElement
const summary = () => document.querySelector('[data-error-summary]') as HTMLElement
const at = (name: string) => document.querySelector(`[data-error-for="${name}"]`)?.textContent
const refuse = async (problems: Record<string, string>) =>
  writeWords(form(), await wordsOfProblems(form(), { ok: false, code: 'INPUT', problems }))

it('the summary lists problems in the order of the fields, takes the focus and says so in the title', async () => {
  await refuse({ province: 'required', city: 'required', email: 'AUT453' })
  expect([...summary().querySelectorAll('a')].map(link => link.textContent)).toEqual([
    'This email address is not complete.',
    'Town is missing.',
    'State is missing.',
  ])
  expect(document.activeElement).toBe(summary())
  expect(document.title).toBe('! Checkout')
})

it('the same words stand at each field, and each link leads to its field', async () => {
  await refuse({ province: 'required' })
  expect(at('province')).toBe('State is missing.')
  expect(document.querySelector('#province')?.getAttribute('aria-invalid')).toBe('true')
  summary().querySelector('a')?.click()
  expect(document.activeElement).toBe(document.querySelector('#province'))
})

it('an error goes while its field is mended, and the others stay', async () => {
  await refuse({ email: 'AUT453', city: 'required' })
  document.querySelector('#email')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([at('email'), at('city')]).toEqual(['', 'Town is missing.'])
})

it('a choice is called by its legend and a box by the words beside it', async () => {
  form().insertAdjacentHTML(
    'beforeend',
    `<fieldset>
      <legend>Your rating</legend>
      <label><input type="radio" name="rating" value="1" /><span>1 star</span></label>
      <label><input type="radio" name="rating" value="2" /><span>2 stars</span></label>
      <p data-error-for="rating" hidden></p>
    </fieldset>
    <label><input type="checkbox" name="consent" /><span>I agree</span></label>
    <p data-error-for="consent" hidden></p>`,
  )
  await refuse({ rating: 'required', consent: 'required' })
  expect(at('rating')).toBe('Your rating is missing.')
  expect(at('consent')).toBe('I agree is missing.')
})

it('what is typed into a frame is called by its title, and its link leads into it', async () => {
  form().insertAdjacentHTML(
    'beforeend',
    '<input type="hidden" name="token" /><div id="token" title="Card" tabindex="-1"></div>',
  )
  await refuse({ token: 'required' })
  expect(summary().querySelector('a')?.textContent).toBe('Card is missing.')
  summary().querySelector('a')?.click()
  expect(document.activeElement?.id).toBe('token')
})

it('what a form knows by itself and asks for nowhere is said for the whole of it', async () => {
  form().insertAdjacentHTML('beforeend', '<input type="hidden" name="countryCode" value="US">')
  const words = await wordsOfProblems(form(), { ok: false, code: 'PAY401', problems: { countryCode: 'PAY401' } })
  expect([words.problems, words.message]).toEqual([[], 'We cannot ship to this country from this store.'])
})
