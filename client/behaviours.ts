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

/** `data-behaviour` → its code, fetched when somebody first touches such a component. */
const registry = {
  cards: async () => (await import('./behaviours/cards.ts')).cards,
  combobox: async () => (await import('./behaviours/combobox.ts')).combobox,
  gallery: async () => (await import('./behaviours/gallery.ts')).gallery,
  map: async () => (await import('./behaviours/map.ts')).map,
  menu: async () => (await import('./behaviours/menu.ts')).menu,
  more: async () => (await import('./behaviours/more.ts')).more,
  'own-store': async () => (await import('./behaviours/own-store.ts')).ownStoreLink,
  passkey: async () => (await import('./behaviours/passkey.ts')).passkey,
  phone: async () => (await import('./behaviours/phone.ts')).phone,
  position: async () => (await import('./behaviours/position.ts')).position,
  print: async () => (await import('./behaviours/print.ts')).print,
  quantity: async () => (await import('./behaviours/quantity.ts')).quantity,
  share: async () => (await import('./behaviours/share.ts')).share,
  tabs: async () => (await import('./behaviours/tabs.ts')).tabs,
  tooltip: async () => (await import('./behaviours/tooltip.ts')).tooltip,
} as const satisfies Record<string, () => Promise<Behaviour>>

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
  void registry[name]().then((behaviour: Behaviour) => {
    loaded.set(name, behaviour)
    behaviour[type]?.(event, root)
  })
}

/** One listener a kind of event for the whole document, so that nothing has to be started or ended with a component. */
export function startBehaviours(): void {
  // Toggle does not bubble.
  for (const type of eventTypes) document.addEventListener(type, hand, { capture: type === 'toggle' })
}
