import { listening } from '../mount/listening.ts'

const inputOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="number"]')

/** A button that would lead out of bounds says that it does nothing, and keeps the focus. */
function showBounds(root: HTMLElement) {
  const input = inputOf(root)
  if (input === null) return
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    const next = input.valueAsNumber + Number(button.dataset.step)
    const isOut = next < Number(input.min || -Infinity) || next > Number(input.max || Infinity)
    button.toggleAttribute('aria-disabled', isOut)
    if (isOut) button.setAttribute('aria-disabled', 'true')
  }
}

function step(event: Event, root: HTMLElement) {
  const button = (event.target as Element).closest<HTMLElement>('[data-step]')
  const input = inputOf(root)
  if (button === null || input === null) return
  const before = input.value
  if (Number.isNaN(input.valueAsNumber)) input.value = input.min
  else if (button.dataset.step === '1') input.stepUp()
  else input.stepDown()
  if (input.value === before) return
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The buttons beside a number. */
export const mount = listening({
  click: step,
  input: (_, root) => showBounds(root),
  focusin: (_, root) => showBounds(root),
})
