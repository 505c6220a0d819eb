import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words } from '../../words/text.ts'
import { contentItem } from './stored.ts'

/** What stands below the events. */
export const eventStores = (language: LanguageCode): readonly ContentItem[] => [
  contentItem('store-finder', 'events-stores', {
    title: words(
      'Which store is near?',
      '¿Qué tienda está cerca?',
      'Quel magasin est proche ?',
      'Welche Filiale ist nah?',
      'Quale negozio è vicino?',
    )[language],
    text: words(
      'A place or a postal code is enough.',
      'Basta un lugar o un código postal.',
      'Un lieu ou un code postal suffit.',
      'Ein Ort oder eine Postleitzahl genügt.',
      'Basta un luogo o un codice postale.',
    )[language],
  }),
]
