/** A form without a place for what went wrong gets one behind its fields. */
function placeIn(form: HTMLFormElement): HTMLElement {
  const place = document.createElement('p')
  place.setAttribute('role', 'alert')
  place.dataset.problem = 'unplaced'
  form.append(place)
  return place
}

/**
 * Says in the form's own place that nothing was heard of its command. The words come with the page and this comes with
 * the main script, because without a connection neither could be fetched.
 */
export function sayUnheard(form: HTMLFormElement): void {
  const text = document.documentElement.dataset.unheard ?? ''
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  const place =
    summary?.querySelector<HTMLElement>('[data-error-message]') ??
    form.querySelector<HTMLElement>('[data-problem]') ??
    placeIn(form)
  place.textContent = text
  place.hidden = false
  if (summary === null) return
  summary.querySelector('ul')?.replaceChildren()
  summary.hidden = false
  summary.focus()
}
