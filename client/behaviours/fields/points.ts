import { listening } from '../../mount/listening.ts'

/** What so many points are worth, as the list of the field says. */
const worthOf = ({ list }: HTMLInputElement, points: string) =>
  [...(list?.children ?? [])].find(choice => choice.getAttribute('value') === points)?.textContent

/** The slider and the number go together, and below them stands what they are worth. */
function follow(event: Event, root: HTMLElement) {
  const { target } = event
  if (!(target instanceof HTMLInputElement)) return
  for (const input of root.querySelectorAll('input'))
    if (input !== target && target.value !== '') input.value = target.value
  const output = root.querySelector('output')
  if (output !== null) output.textContent = worthOf(target, target.value) ?? ''
}

export const mount = listening({ input: follow })
