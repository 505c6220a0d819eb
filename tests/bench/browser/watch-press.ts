export type PressTimes = {
  /** From the release, which makes a press of it, to the first frame in which the button or the count shows it. */
  readonly feedback: number
  /** From the end of the command's answer to the first frame with the line in the mini cart. */
  readonly line: number
}

/** Runs in the page, before the press: leaves what it will come to in milliseconds as `pressTimes` of the window. */
export function watchPress(form: string): void {
  let pressed = 0
  addEventListener('click', event => (pressed ||= event.timeStamp), { capture: true })
  /** The time of the frame after which something stands on the screen for the first time since the press. */
  const shown = (stands: () => boolean) =>
    new Promise<number>(resolve => {
      const observer = new MutationObserver(() => {
        if (pressed === 0 || !stands()) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(undefined)
        })
      })
      observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    })
  const isBusy = () => document.querySelector(`${form} [aria-busy='true']`) !== null
  const hasLine = () => document.querySelector('dialog[open] li') !== null
  const answered = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/-/cart/add'))
  const times = Promise.all([shown(isBusy), shown(hasLine)]).then(([feedback, line]) => {
    const answer = answered() as PerformanceResourceTiming | undefined
    return { feedback: feedback - pressed, line: line - (answer?.responseEnd ?? Number.NaN) }
  })
  Object.assign(globalThis, { pressTimes: times })
}
