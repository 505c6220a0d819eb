import { moreShown } from '#src/kit/events.ts'

import { keepMounted } from './mounted.ts'

const notMounted = '[data-mount]:not([data-awake], [data-wake="never"])'

/** Those that have begun to wake; one whose code did not come is woken anew by the next sign. */
const waking = new WeakMap<Element, Promise<void>>()

/** Fetches the code of an element and mounts it, once. */
function wake(element: HTMLElement): Promise<void> {
  const known = waking.get(element)
  if (known !== undefined) return known
  const mounting = import('./registry.ts')
    .then(({ mountOf }) => mountOf(element.dataset.mount ?? ''))
    .then(mount => mount?.(element))
  const started = mounting.then(() => void (element.dataset.awake = ''))
  started.catch((error: unknown) => {
    waking.delete(element)
    reportError(error)
  })
  waking.set(element, started)
  keepMounted(element, mounting)
  return started
}

/**
 * Resolves once what takes part in a form listens, or cannot: what it stands in and islands in it that wake with the page, and
 * what makes photographs smaller, once one was chosen. Nothing when all do.
 */
export function islandsReady(form: HTMLFormElement): Promise<unknown> | undefined {
  const around = form.closest(`${notMounted}[data-wake="load"]`)
  const inside = form.querySelectorAll(`${notMounted}:is([data-props][data-wake="load"], :has([type="file"]))`)
  const late = [around, ...inside].flatMap(part => (part && waking.get(part)) ?? [])
  return late.length === 0 ? undefined : Promise.allSettled(late)
}

function wakeWhenVisible(elements: Iterable<HTMLElement>) {
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        // A page may have been left since this was seen; what wakes then would never be taken back.
        if (!isIntersecting || !target.isConnected) continue
        observer.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of elements) observer.observe(element)
}

/** Events that wake a component. Those that do not bubble are heard while capturing. */
const signs = ['click', 'toggle', 'keydown', 'input', 'change', 'focusin', 'focusout', 'pointerdown', 'pointerover']

/** A press that needs the code: nothing but the code answers it, or without it the browser would lead away. */
function needingCode(event: Event): HTMLElement | null {
  const press = event as MouseEvent
  if (event.type !== 'click' || press.ctrlKey || press.metaKey || press.shiftKey) return null
  return (event.target as Element).closest(
    'button[type="button"]:not([popovertarget], [data-dialog]), a:is([data-zoom], [data-waits])',
  )
}

/** True while an event is dispatched again; everything but the component has already handled it. */
let isAgain = false

function again(give: () => void) {
  isAgain = true
  give()
  isAgain = false
}

/** Dispatches an event again to the component alone, without bubbling. */
function repeat(event: Event, element: Element) {
  const stop = (copy: Event) => copy.stopPropagation()
  element.addEventListener(event.type, stop)
  const Kind = event.constructor as typeof Event
  again(() => event.target?.dispatchEvent(new Kind(event.type, event)))
  element.removeEventListener(event.type, stop)
}

/**
 * Wakes the components an event happens in and gives the event to them once they listen. A press that needs their code
 * is held back until then; when the code cannot be loaded, the press has its usual effect.
 */
function onSign(event: Event) {
  if (isAgain) return
  const target = event.target as Element | null
  let held: HTMLElement | null = null
  const woken: Promise<unknown>[] = []
  for (let element = target?.closest?.<HTMLElement>(notMounted); element;) {
    const component = element
    held ??= needingCode(event)
    woken.push(
      wake(component)
        .then(() => event.type !== 'click' && repeat(event, component))
        .catch(() => undefined),
    )
    element = component.parentElement?.closest<HTMLElement>(notMounted)
  }
  if (held === null) return
  const press = held
  event.preventDefault()
  event.stopPropagation()
  press.setAttribute('aria-busy', 'true')
  void Promise.allSettled(woken).then(() => {
    press.removeAttribute('aria-busy')
    again(() => press.click())
  })
}

/** Wakes the elements of a page that wake with it, or when they come into view. */
export function wakeIn(within: ParentNode): void {
  const waiting = (when: string) => within.querySelectorAll<HTMLElement>(`${notMounted}[data-wake="${when}"]`)
  for (const element of waiting('load')) void wake(element)
  wakeWhenVisible(waiting('visible'))
}

/** One listener a kind of event for the whole document: what sleeps has none of its own. */
export function startWaking(): void {
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true })
  wakeIn(document)
  addEventListener(moreShown, () => wakeIn(document))
  // A field may have the focus, and letters in it, before the script comes.
  document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
