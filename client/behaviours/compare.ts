import { compareForm, mostCompared } from '#src/shelf/compare-form.ts'

import type { Behaviour } from '../behaviours.ts'

/** Counts what is chosen for comparison, and closes the other boxes once there is no room for more. */
function count() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`main input[form="${compareForm}"]`)]
  const chosen = boxes.filter(({ checked }) => checked).length
  for (const box of boxes) box.disabled = !box.checked && chosen >= mostCompared
  const place = document.querySelector<HTMLElement>(`#${compareForm} [data-text]`)
  if (place !== null) place.textContent = (place.dataset.text ?? '').replace('{}', `${chosen}`)
}

export const compare: Behaviour = { change: count }
