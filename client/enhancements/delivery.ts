import { keepLastPlace, lastPlace } from '#src/visitor/last-place.ts'

import { listening } from '../mount/listening.ts'
import type { Mount } from '../mount/mount.ts'

type Estimate = { readonly element: HTMLElement; readonly field: HTMLInputElement }

/** The field says what is wrong with it, or nothing any more. */
function sayProblem({ element, field }: Estimate, text: string): void {
  const place = element.querySelector<HTMLElement>('[data-error-for]')
  field.setAttribute('aria-invalid', `${text !== ''}`)
  if (place === null) return
  place.hidden = text === ''
  place.textContent = text
}

/** When it would be at a postal code, in place of what holds for everywhere; else what is wrong with the postal code. */
async function tell({ element }: Estimate, postcode: string): Promise<string> {
  const { deliveryEstimateAt } = await import('./delivery-estimate.ts')
  const { ok, text } = await deliveryEstimateAt(element.dataset.product ?? '', postcode)
  if (!ok) return text
  keepLastPlace(postcode)
  const place = element.querySelector<HTMLElement>('[data-delivery-estimate]')
  if (place !== null) place.textContent = text
  return ''
}

async function ask(place: Estimate): Promise<void> {
  const postcode = place.field.value.trim()
  if (postcode === '') return
  const problem = await tell(place, postcode)
  sayProblem(place, problem)
  if (problem !== '') place.field.focus()
}

/** A place that is no postal code here, as a town is none, is ignored without a message: it was not entered here. */
async function recall(place: Estimate, postcode: string): Promise<void> {
  if ((await tell(place, postcode)) === '') place.field.value = postcode
}

/** Asks for one's own postal code without leaving the page, and keeps it for the visit. */
export const mount: Mount = element => {
  const field = element.querySelector<HTMLInputElement>('input[name="postcode"]')
  if (field === null) return undefined
  const place = { element, field }
  const postcode = lastPlace()
  if (field.value !== '') {
    if (field.ariaInvalid !== 'true') keepLastPlace(field.value)
  } else if (postcode !== '') void recall(place, postcode)
  return listening({
    submit: event => {
      event.preventDefault()
      void ask(place)
    },
  })(element)
}
