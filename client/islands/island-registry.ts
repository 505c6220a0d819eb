import type { ComponentType } from 'react'

import type { IslandName } from '#src/ui/island.tsx'

// Each loads its own chunk; the component's props are what the server wrote on the element.
const registry = {
  recommendations: async () => (await import('#src/product-ui/recommendations.tsx')).Recommendations,
  'search-field': async () => (await import('#src/product-ui/search-field.tsx')).SearchField,
  'section-countdown': async () => (await import('#src/sections/countdown.tsx')).Countdown,
  'section-recommendations': async () => (await import('#src/sections/recommendations.tsx')).Recommendations,
  'section-video': async () => (await import('#src/sections/video.tsx')).Video,
  'size-picker': async () => (await import('#src/shop/product/parts/size-picker.tsx')).SizePicker,
  'card-fields': async () => (await import('#src/product-ui/card-fields.tsx')).CardFields,
} as const satisfies Record<IslandName, () => Promise<unknown>>

/** Island name → its component; nothing for a name of another build. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object> | undefined> {
  const component: unknown = Object.hasOwn(registry, name) ? await registry[name]() : undefined
  return component as ComponentType<object> | undefined
}
