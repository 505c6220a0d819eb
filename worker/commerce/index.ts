import type { Context } from './context.ts'
import { openValueCards } from './credits/open-value-cards.ts'
import { openPeople } from './people/open-people.ts'
import { platform } from './platform.ts'
import { openScenarios } from './scenarios/open-scenarios.ts'
import { buildCatalogue } from './seed/catalogue.ts'
import { content } from './seed/content.ts'
import { promotions } from './seed/promotions.ts'
import { siteWith } from './site.ts'

/** What a shop of this machine has for trying things out: people of every role, gift cards, rewards. */
function openLocally(context: Context): void {
  openPeople(context)
  openValueCards(context)
}

/** One shop: its own database, filled with the seed when it first opens. */
export class Site extends siteWith({
  seed: buildCatalogue,
  content,
  promotions,
  ...(LOCAL_BUILD ? { people: openLocally, scenarios: openScenarios } : {}),
}) {}

export default platform
