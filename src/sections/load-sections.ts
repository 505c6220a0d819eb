import type { ContentPage } from '#src/commerce/calls/content.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Variants } from '#src/experiments/variants.ts'
import type { Locale } from '#src/language/locales.ts'

import { loadCarousels, type CarouselProducts } from './products/load-carousels.ts'
import { readSections, type ReadySection } from './model/ready-section.ts'

/** Sections with all they show, ready for `<Sections>`. */
export type LoadedSections = { readonly placed: readonly ReadySection[]; readonly carousels: CarouselProducts }

/**
 * Reads what content placed on a page and asks for the products it shows; what cannot be shown is logged and left out.
 * `complete` says whether everything came: a page that lacks something is shown for seconds and not stored. `tags` name what else
 * it shows, for purges.
 */
export async function loadSections(
  commerce: Commerce,
  locale: Locale,
  page: string,
  content: Pick<ContentPage, 'sections'>,
  variants: Variants = {},
): Promise<LoadedSections & { readonly complete: boolean; readonly tags: readonly string[] }> {
  const { placed, misplaced } = readSections(content, variants)
  for (const item of misplaced)
    console.warn(JSON.stringify({ level: 'warn', message: 'content item left out', page, locale, ...item }))
  return { placed, ...(await loadCarousels(commerce, placed)) }
}
