import type { ComponentType } from 'react'

import type { DialogName } from '#routes/dialogs.ts'
import type { DialogProps } from '#src/ui/dialog.tsx'

const registry = {
  'language-preference': async () =>
    (await import('#src/shop/content/dialogs/language-preference.tsx')).LanguagePreference,
  'mini-cart': async () => (await import('#src/shop/cart/dialogs/mini-cart.tsx')).MiniCart,
} as const satisfies Record<DialogName, () => Promise<ComponentType<DialogProps>>>

/** A dialog's component; each has a chunk of its own. */
export const loadDialog = (name: DialogName): Promise<ComponentType<DialogProps>> => registry[name]()
