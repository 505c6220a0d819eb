import { browserCommerce } from '#src/visitor/browser-commerce.ts'
import { lastPlace } from '#src/visitor/last-place.ts'

import { pageLocale } from '../../document/page-locale.ts'
import { listening } from '../../mount/listening.ts'
import type { Mount } from '../../mount/mount.ts'

type Control = HTMLInputElement | HTMLSelectElement
type Place = { readonly city?: string | undefined; readonly province?: string | undefined }

/** What was filled in here, which another postal code may replace; what was typed stays. */
const filled = new WeakMap<Control, string>()

function fill(control: Control | null, value: string | undefined) {
  if (control === null || value === undefined) return
  if (control.value !== '' && control.value !== filled.get(control)) return
  control.value = value
  filled.set(control, value)
  // Who is there already, about to type, types in its place and not behind it.
  if (control === document.activeElement && control instanceof HTMLInputElement) control.select()
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

/** Town and region of a postal code, as far as the platform knows them. */
async function placeOf(code: HTMLInputElement, postalCode: string): Promise<Place> {
  const countryCode = countryIn(code)
  if (typeof countryCode !== 'string' || postalCode.length < 3) return {}
  const found = await browserCommerce(pageLocale())('utilities.postal-code.get', { countryCode, postalCode })
  return found.ok ? found.value : {}
}

function fillPlace(root: HTMLElement, { city, province }: Place) {
  fill(controlIn(root, 'city'), city)
  fill(controlIn(root, 'province'), province)
}

/** They are filled in as soon as it is one; who has typed them already knows better. */
async function lookUp(root: HTMLElement, code: HTMLInputElement) {
  const postalCode = code.value.trim()
  const found = await placeOf(code, postalCode)
  if (code.value.trim() === postalCode) fillPlace(root, found)
}

/**
 * In the checkout the postal code is there already of whoever asked by it when something arrives, or for a store; a place that is no
 * postal code of the country is not.
 */
async function recall(root: HTMLElement, code: HTMLInputElement) {
  const place = lastPlace()
  if (place === '' || code.value !== '' || code.form?.dataset.command !== 'checkout/ship') return
  const found = await placeOf(code, place)
  if (found.city === undefined || code.value !== '') return
  fill(code, place)
  fillPlace(root, found)
}

const isCode = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'postalCode'

const listens = listening({
  focusin: ({ target }, root) => {
    if (isCode(target)) fitKeyboard(root, target)
  },
  change: ({ target }, root) => {
    if (isCode(target)) void lookUp(root, target)
  },
})

export const mount: Mount = root => {
  const code = controlIn(root, 'postalCode')
  if (code instanceof HTMLInputElement) void recall(root, code)
  return listens(root)
}
