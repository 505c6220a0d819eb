import { openPeople } from './people/open-people.ts'
import { platform } from './platform.ts'
import { buildCatalogue } from './seed/catalogue.ts'
import { content } from './seed/content.ts'
import { promotions } from './seed/promotions.ts'
import { siteWith } from './site.ts'

/** One shop: its own database, filled with the seed when it first opens. */
export class Site extends siteWith({
  seed: buildCatalogue,
  content,
  promotions,
  ...(LOCAL_BUILD ? { people: openPeople } : {}),
}) {}

export default platform
