/** Texts that come with every page, because without a connection no other could be fetched. */
type Text = 'unheard' | 'notSent'

export const lostText = (text: Text): string => document.documentElement.dataset[text] ?? ''

function alertIn(parent: Element, problem: 'unplaced' | 'offline'): HTMLElement {
  const known = parent.querySelector<HTMLElement>(`:scope > [data-problem='${problem}']`)
  if (known !== null) return known
  const place = document.createElement('p')
  place.setAttribute('role', 'alert')
  place.dataset.problem = problem
  parent.append(place)
  return place
}

/** Says in a line of its own, at the foot of what is on the screen, that nothing was sent. */
export function showNotSent(): void {
  alertIn(document.querySelector('dialog:modal') ?? document.body, 'offline').textContent = lostText('notSent')
}

/** Takes that line away: something was sent since. */
export const hideNotSent = (): void => document.querySelector("[data-problem='offline']")?.remove()

/** The place of a form's message: its own, made if it has none; at the foot of the page for a form that is hidden. */
function placeOf(form: HTMLFormElement): HTMLElement {
  const place = form.querySelector<HTMLElement>('[data-problem]')
  if (place !== null) return place
  return form.hidden ? alertIn(document.body, 'offline') : alertIn(form, 'unplaced')
}

/**
 * Says in the form's own place that nothing was heard of its command, or that it was never sent. The words come with the
 * page and this comes with the main script, because without a connection neither could be fetched.
 */
export function showLostAnswer(form: HTMLFormElement, text: Text = 'unheard'): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  const place = summary?.querySelector<HTMLElement>('[data-error-message]') ?? placeOf(form)
  place.textContent = lostText(text)
  place.hidden = false
  if (summary === null) return
  summary.querySelector('ul')?.replaceChildren()
  summary.hidden = false
  summary.focus()
}
