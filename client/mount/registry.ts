import type { MountName } from '#src/kit/mounts.ts'

import { pageLocale } from '../document/page-locale.ts'
import { fetchTexts } from '../document/texts.ts'
import type { Mount } from './mount.ts'

type Module = { readonly mount: Mount }

const from = (load: () => Promise<Module>) => async (): Promise<Mount> => (await load()).mount

/** Asks for the page's texts together with the code that shows them. When they do not come, that code finds out for itself. */
const fetchTextsAhead = () => void fetchTexts(pageLocale()).catch(() => undefined)

/** An island: its component, hydrated with the props that the server wrote on the element. */
const island = (load: () => Promise<unknown>) => async (): Promise<Mount> => {
  fetchTextsAhead()
  const component = load()
  const { hydrating } = await import('./hydrate.tsx')
  return hydrating(component)
}

/** `data-mount` → its code, each in a chunk of its own. */
const registry = {
  // Woken by the first touch.
  'accessibility-check': from(() => import('../behaviours/accessibility-check.ts')),
  buying: from(() => {
    fetchTextsAhead()
    return import('../behaviours/buying.ts')
  }),
  cards: from(() => import('../behaviours/cards.ts')),
  combobox: from(() => import('../behaviours/combobox.ts')),
  email: from(() => import('../behaviours/fields/email.ts')),
  gallery: from(() => import('../behaviours/gallery.ts')),
  map: from(() => import('../behaviours/map.ts')),
  menu: from(() => import('../behaviours/menu.ts')),
  more: from(() => import('../behaviours/more.ts')),
  'own-store': from(() => import('../behaviours/own-store.ts')),
  passkey: from(() => import('../behaviours/passkey.ts')),
  phone: from(() => import('../behaviours/phone.ts')),
  photos: from(() => import('../behaviours/fields/photos.ts')),
  points: from(() => import('../behaviours/fields/points.ts')),
  position: from(() => import('../behaviours/position.ts')),
  'postal-code': from(() => import('../behaviours/fields/postal-code.ts')),
  print: from(() => import('../behaviours/print.ts')),
  quantity: from(() => import('../behaviours/quantity.ts')),
  share: from(() => import('../behaviours/share.ts')),
  tabs: from(() => import('../behaviours/tabs.ts')),
  tooltip: from(() => import('../behaviours/tooltip.ts')),
  // Enhancements of public pages.
  'cut-off': from(() => import('../enhancements/cut-off.ts')),
  experience: from(() => import('../enhancements/experience.ts')),
  delivery: from(() => import('../enhancements/delivery.ts')),
  'my-store': from(() => import('../enhancements/my-store.ts')),
  'open-now': from(() => import('../enhancements/open-now.ts')),
  'person-check': async () => (await import('../forms/outcome.ts')).heedPersonFrame,
  pickup: from(() => import('../enhancements/pickup.ts')),
  'recently-viewed': from(() => import('../enhancements/recently-viewed.ts')),
  scan: from(() => import('../enhancements/scan.ts')),
  wallet: from(() => import('../enhancements/wallet.ts')),
  // Islands.
  recommendations: island(
    async () => (await import('#src/product-ui/recommendations/recommendations.tsx')).Recommendations,
  ),
  'search-field': island(async () => (await import('#src/product-ui/search/search-field.tsx')).SearchField),
  'section-countdown': island(async () => (await import('#src/sections/banners/countdown.tsx')).Countdown),
  'section-recommendations': island(
    async () => (await import('#src/sections/products/recommendations.tsx')).Recommendations,
  ),
  'section-video': island(async () => (await import('#src/sections/banners/video.tsx')).Video),
  'size-picker': island(async () => (await import('#src/shop/product/parts/buying/size-picker.tsx')).SizePicker),
  'card-fields': island(async () => (await import('#src/product-ui/payment/card-fields.tsx')).CardFields),
} as const satisfies Record<MountName, () => Promise<Mount>>

const isName = (name: string): name is MountName => Object.hasOwn(registry, name)

/** The code of an element by its name; nothing for a name of another build. */
export const mountOf = async (name: string): Promise<Mount | undefined> => (isName(name) ? registry[name]() : undefined)
