/** What the browser puts into an element of a page that was made for everybody. */
export type Enhancement = (element: HTMLElement) => void | Promise<void>

/** `data-enhance` → its code, fetched when a page that has such an element is shown. */
const registry = {
  'cut-off': async () => (await import('./cut-off.ts')).showCutOff,
  delivery: async () => (await import('./delivery.ts')).showDeliveryEstimate,
  'my-store': async () => (await import('./my-store.ts')).markMyStore,
  'open-now': async () => (await import('./open-now.ts')).showOpenNow,
  pickup: async () => (await import('./pickup.ts')).showPickup,
  'recently-viewed': async () => (await import('./recently-viewed.ts')).showRecentlyViewed,
  wallet: async () => (await import('./wallet.ts')).offerWallet,
} as const satisfies Record<string, () => Promise<Enhancement>>

type Name = keyof typeof registry
const isName = (name: string): name is Name => Object.hasOwn(registry, name)

/** Gives an element to its code; nothing happens to one that another build has named. */
export async function enhance(element: HTMLElement): Promise<void> {
  const { enhance: name = '' } = element.dataset
  if (!isName(name)) return
  const put: Enhancement = await registry[name]()
  await put(element)
}
