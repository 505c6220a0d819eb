/** Whether a command is under way anywhere on the page: somebody waits for its answer. */
export const isCommandRunning = (): boolean => document.querySelector(':is(button, select)[aria-busy="true"]') !== null

export const isBusy = (element: Element | null) => element?.getAttribute('aria-busy') === 'true'

/**
 * Holds a form back until what is in it is ready, such as the provider's card fields or photographs, and then sends it by the
 * button that was pressed.
 */
export function hold(event: SubmitEvent, form: HTMLFormElement, ready: Promise<unknown>) {
  const { submitter } = event
  event.preventDefault()
  if (isBusy(submitter)) return
  submitter?.setAttribute('aria-busy', 'true')
  void ready.then(() => {
    submitter?.removeAttribute('aria-busy')
    if (form.isConnected) form.requestSubmit(submitter)
  })
}
