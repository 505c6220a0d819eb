import { likelyEmail } from '#src/shop/checkout/model/likely-email.ts'

import { listening } from '../../mount/listening.ts'
import type { Mount } from '../../mount/mount.ts'

const fieldIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="email"]')
const questionIn = (root: HTMLElement) => root.querySelector<HTMLButtonElement>('[role="status"] > button')

/** Asks whether another address was meant, where the domain is one that is often misspelt. */
function ask(root: HTMLElement) {
  const question = questionIn(root)
  if (question === null) return
  const meant = likelyEmail(fieldIn(root)?.value ?? '')
  question.hidden = meant === undefined
  question.value = meant ?? ''
  question.textContent = meant === undefined ? '' : (question.dataset.text ?? '').replace('{}', () => meant)
}

/** Yes: it is written so, and nothing is asked any more. */
function take(root: HTMLElement, { value }: HTMLButtonElement) {
  const field = fieldIn(root)
  if (field === null || value === '') return
  field.value = value
  ask(root)
  // What is wrong with it is wrong no longer.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

const asking = listening({
  change: (_, root) => ask(root),
  click: (event, root) => {
    const question = questionIn(root)
    if (question !== null && question === event.target) take(root, question)
  },
})

export const mount: Mount = root => {
  ask(root)
  return asking(root)
}
