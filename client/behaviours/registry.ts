/** What a component does in the browser beyond its HTML: a handler per kind of event; `root` is the component's element. */
export type Behaviour = { readonly [Type in EventType]?: (event: Event, root: HTMLElement) => void }

const eventTypes = [
  'click',
  'keydown',
  'input',
  'focusin',
  'focusout',
  'toggle',
  'change',
  'pointerdown',
  'pointerover',
] as const
type EventType = (typeof eventTypes)[number]
type Module = { readonly behaviour: Behaviour }

/** `data-behaviour` → its code, fetched when somebody first touches such a component. */
const registry = {
  buying: () => {
    // Its words are asked for with it, not after it.
    void import('../document/language.ts').then(({ pageLanguage }) => pageLanguage())
    return import('./buying.ts')
  },
  cards: () => import('./cards.ts'),
  combobox: () => import('./combobox.ts'),
  gallery: () => import('./gallery.ts'),
  map: () => import('./map.ts'),
  menu: () => import('./menu.ts'),
  more: () => import('./more.ts'),
  'own-store': () => import('./own-store.ts'),
  passkey: () => import('./passkey.ts'),
  phone: () => import('./phone.ts'),
  position: () => import('./position.ts'),
  print: () => import('./print.ts'),
  quantity: () => import('./quantity.ts'),
  share: () => import('./share.ts'),
  tabs: () => import('./tabs.ts'),
  tooltip: () => import('./tooltip.ts'),
} as const satisfies Record<string, () => Promise<Module>>

type Name = keyof typeof registry
const isName = (name: string): name is Name => Object.hasOwn(registry, name)

const loaded = new Map<Name, Behaviour>()

/** A press that opens a tab or a window is the browser's own. */
const isPlainClick = (event: Event) =>
  event.type === 'click' && !['ctrlKey', 'metaKey', 'shiftKey'].some(key => event[key as keyof Event])

/** Hands an event to the component it happened in; one that came before the code did is handed over late. */
function hand(event: Event) {
  const root = (event.target as Element | null)?.closest?.<HTMLElement>('[data-behaviour]')
  const name = root?.dataset.behaviour ?? ''
  if (!root || !isName(name)) return
  const type = event.type as EventType
  const known = loaded.get(name)
  if (known !== undefined) return known[type]?.(event, root)
  // A link that its component takes over must not lead away before the component's code is there.
  if (isPlainClick(event) && (event.target as Element).closest('a:is([data-zoom], [data-waits])') !== null)
    event.preventDefault()
  void registry[name]().then(({ behaviour }: Module) => {
    loaded.set(name, behaviour)
    behaviour[type]?.(event, root)
  })
}

/** One listener a kind of event for the whole document, so that nothing has to be started or ended with a component. */
export function startBehaviours(): void {
  // Toggle does not bubble.
  for (const type of eventTypes) document.addEventListener(type, hand, { capture: type === 'toggle' })
}
