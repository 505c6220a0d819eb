import type { Root } from 'react-dom/client'

import type { IslandName } from '#src/ui/island.tsx'

const roots = new Map<Element, Root>()
const waking = new WeakMap<Element, Promise<void>>()
/** Those that have begun to wake and do not listen yet. */
const drowsy = new Map<Element, Promise<void>>()

/** Loads an island's code and hydrates its element, once. */
function wake(element: HTMLElement): Promise<void> {
  const running = waking.get(element)
  if (running !== undefined) return running
  const started = import('./hydrate.tsx').then(async ({ hydrate }) => {
    const root = await hydrate(element, element.dataset.island as IslandName)
    if (root !== undefined) roots.set(element, root)
  })
  waking.set(element, started)
  const settled = started.catch(() => undefined).finally(() => drowsy.delete(element))
  drowsy.set(element, settled)
  return started
}

/** Resolves once the islands in a form listen that wake with the page; nothing when they do. */
export function formAwakes(form: HTMLFormElement): Promise<unknown> | undefined {
  const late = [...drowsy].flatMap(([island, settled]) =>
    form.contains(island) && island.matches('[data-wake="load"]') ? settled : [],
  )
  return late.length === 0 ? undefined : Promise.all(late)
}

const islandsIn = (within: ParentNode, mode: string) =>
  [...within.querySelectorAll<HTMLElement>(`[data-island][data-wake="${mode}"]`)].filter(element => !roots.has(element))

function wakeWhenVisible(elements: readonly HTMLElement[]) {
  if (elements.length === 0) return
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of elements) observer.observe(element)
}

const asleep = (target: EventTarget | null): HTMLElement | undefined => {
  const island = (target as Element | null)?.closest?.<HTMLElement>('[data-island][data-wake="interaction"]')
  return island && !roots.has(island) ? island : undefined
}

/**
 * A press on a button that needs its island: held back, and given again once the island is awake. One whose code did not
 * come is woken anew by the next press; all else of an island works as the server made it.
 */
function onClick(event: MouseEvent) {
  const island = asleep(event.target)
  if (island === undefined) return
  const button = (event.target as Element).closest<HTMLElement>('button[type="button"]')
  if (button === null) return void wake(island)
  event.preventDefault()
  event.stopPropagation()
  button.setAttribute('aria-busy', 'true')
  void wake(island)
    .finally(() => button.removeAttribute('aria-busy'))
    .then(
      () => button.click(),
      () => waking.delete(island),
    )
}

function onIntention({ target }: Pick<Event, 'target'>) {
  const island = asleep(target)
  if (island !== undefined) void wake(island)
}

let isListening = false

/** Wakes the islands under `within` as each asks for: at once, when seen, or when touched. */
export function startIslands(within: ParentNode): void {
  for (const element of islandsIn(within, 'load')) void wake(element)
  wakeWhenVisible(islandsIn(within, 'visible'))
  // A field may have the focus, and letters in it, before the script comes.
  onIntention({ target: document.activeElement })
  if (isListening) return
  isListening = true
  document.addEventListener('click', onClick, { capture: true })
  for (const intention of ['pointerdown', 'focusin', 'pointerover']) document.addEventListener(intention, onIntention)
}

/** Lets go of the islands under an element that will not be shown again. */
export function dropIslands(within: Element): void {
  for (const [element, root] of roots) {
    if (!within.contains(element)) continue
    root.unmount()
    roots.delete(element)
  }
}
