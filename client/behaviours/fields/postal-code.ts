import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { pageLocale } from '../../document/page-locale.ts'
import { listening } from '../../mount/listening.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** What was filled in here, which another postal code may replace; what was typed stays. */
const filled = new WeakMap<Control, string>()

function fill(control: Control | null, value: string | undefined) {
  if (control === null || value === undefined) return
  if (control.value !== '' && control.value !== filled.get(control)) return
  control.value = value
  filled.set(control, value)
  // What is wrong with it is wrong no longer.
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const controlIn = (root: HTMLElement, name: string) => root.querySelector<Control>(`[name="${name}"]`)

const countryIn = ({ form }: HTMLInputElement) => new FormData(form ?? undefined).get('countryCode')

/** Where some of the countries have letters in their codes, the keyboard is the chosen country's. */
function fitKeyboard({ dataset: { numeric } }: HTMLElement, code: HTMLInputElement) {
  const country = countryIn(code)
  if (numeric === undefined || typeof country !== 'string') return
  code.setAttribute('inputmode', numeric.split(' ').includes(country) ? 'numeric' : 'text')
}

/** Town and region of a postal code, as soon as it is one; who has typed them already knows better. */
async function lookUp(root: HTMLElement, code: HTMLInputElement) {
  const countryCode = countryIn(code)
  const postalCode = code.value.trim()
  if (typeof countryCode !== 'string' || postalCode.length < 3) return
  const found = await browserCommerce(pageLocale())('utilities.postal-code.get', { countryCode, postalCode })
  if (!found.ok || code.value.trim() !== postalCode) return
  fill(controlIn(root, 'city'), found.value.city)
  fill(controlIn(root, 'province'), found.value.province)
}

const isCode = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'postalCode'

export const mount = listening({
  focusin: ({ target }, root) => {
    if (isCode(target)) fitKeyboard(root, target)
  },
  change: ({ target }, root) => {
    if (isCode(target)) void lookUp(root, target)
  },
})
