/** What the browser puts into an element of a page that was made for everybody. */
export type Enhancement = (element: HTMLElement) => void | Promise<void>

/** `data-enhance` → its code, fetched when a page that has such an element is shown. */
const registry = {
  'cut-off': async () => (await import('./enhancements/cut-off.ts')).tellCutOff,
  'my-store': async () => (await import('./enhancements/my-store.ts')).markMyStore,
  'open-now': async () => (await import('./enhancements/open-now.ts')).tellOpenNow,
  'own-store': async () => (await import('./enhancements/own-store.ts')).leadToOwnStore,
  pickup: async () => (await import('./enhancements/pickup.ts')).tellPickup,
  'recently-viewed': async () => (await import('./enhancements/recently-viewed.ts')).showRecentlyViewed,
} as const satisfies Record<string, () => Promise<Enhancement>>

type Name = keyof typeof registry
const isName = (name: string): name is Name => Object.hasOwn(registry, name)

/** Puts in what only the browser knows: the time, and what it remembers of the shopper. */
export function startEnhancements(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const { enhance = '' } = element.dataset
    if (isName(enhance)) void registry[enhance]().then((put: Enhancement) => put(element))
  }
}
