/**
 * Pages of the American store that have a Spanish variant of their own (R065), with its address. The suffix marks pages
 * of one store in another language; what they show is the page of the Spanish locale.
 */
const variants = {
  '/gift-card': '/gift-card-es',
  '/help': '/help-es',
  '/help/contact-us': '/help-es/contact-us-es',
  '/help/size-charts': '/help-es/size-charts-es',
  '/order-status': '/order-status-es',
  '/xplr-pass': '/xplr-pass-es',
} as const

const plain: ReadonlyMap<string, string> = new Map(Object.entries(variants).map(([path, spanish]) => [spanish, path]))

/** `/help` → `/help-es`, `/help/returns` → `/help-es/returns`; nothing for a page without a Spanish variant. */
export function spanishVariant(path: string): string | undefined {
  if (Object.hasOwn(variants, path)) return variants[path as keyof typeof variants]
  return path.startsWith('/help/') ? path.replace('/help/', '/help-es/') : undefined
}

/** `/help-es/returns` → `/help/returns`; nothing for a path that is no Spanish variant. The way back of {@link spanishVariant}. */
export function withoutSpanish(path: string): string | undefined {
  return plain.get(path) ?? (path.startsWith('/help-es/') ? path.replace('/help-es/', '/help/') : undefined)
}
