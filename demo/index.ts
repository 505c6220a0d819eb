import { createPlatform } from '#worker/commerce/platform.ts'

import { buildCatalogue } from './catalogue/catalogue.ts'
import { causes } from './causes.ts'
import { content } from './content/content.ts'
import { storeEvents } from './content/store-events.ts'
import { photosOf } from './content/photos.ts'
import { people } from './people/people.ts'
import { valueCardsIn } from './people/value-cards.ts'
import { letterPictureOf, pictureOf } from './pictures/address.ts'
import { promotions } from './promotions.ts'

/** The commerce platform with the demonstration's shops: what they sell, say and show. */
const platform = createPlatform({
  seed: buildCatalogue,
  content,
  promotions,
  storeEvents,
  pictureOf,
  photosOf,
  letterPictureOf,
  ...(LOCAL_BUILD ? { local: { people: people(), valueCardsIn, causes: causes() } } : {}),
})

/** One shop: its own database, filled when it first opens. */
export class Site extends platform.Site {}

export default { fetch: platform.fetch }
