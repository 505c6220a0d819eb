import { masked } from '#src/kit/phone/phone-mask.ts'

import { listening } from '../mount/listening.ts'

/** A number is written as its country writes it when the field is left or the country changes; never while typing. */
function write(root: HTMLElement) {
  const mask = root.querySelector('select')?.selectedOptions[0]?.dataset.mask
  const input = root.querySelector('input')
  if (mask !== undefined && input !== null) input.value = masked(input.value, mask.split('|'))
}

export const mount = listening({ change: (_, root) => write(root) })
