import type { Clock } from '#src/kit/time/clock.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { Captcha } from './captcha/captcha.ts'
import type { PictureOf } from './catalogue/picture.ts'
import type { SiteContent } from './content/site-content.ts'
import type { Context } from './context.ts'
import { openValueCards, type ValueCardsIn } from './credits/open-value-cards.ts'
import type { PlannedEvent } from './store-events/planned-event.ts'
import { openPeople } from './people/open-people.ts'
import type { Couriers } from './mail/letter.ts'
import type { Promotion } from './promotions/promotion.ts'
import type { Random } from './random.ts'
import type { Causes } from './scenarios/scenarios-page.ts'
import type { SeedPeople } from './seed/people.ts'
import type { Seed } from './seed/seed.ts'
import type { PhotosOf } from './social/photos.ts'

/** Data for trying things out in a local shop. */
export type LocalSeed = {
  readonly people?: SeedPeople
  readonly valueCardsIn: ValueCardsIn
  /** How to bring about each code, for the scenarios page. */
  readonly causes: Causes
}

/** A new shop's data, with its clock and randomness. */
export type ShopSetup = {
  /** Asked only when the shop is still empty. */
  readonly seed: (site: SiteName) => Seed
  readonly content: SiteContent
  readonly promotions: readonly Promotion[]
  readonly storeEvents: readonly PlannedEvent[]
  readonly pictureOf: PictureOf
  readonly photosOf: PhotosOf
  /** The address of a picture in a form that mail programs show, which know no SVG; without it, the picture's own. */
  readonly letterPictureOf?: (src: string) => string
  /** A store that is open to the public has nothing of it. */
  readonly local?: LocalSeed
  /** Stands between the outbox and those whom the settings name to take letters away. */
  readonly couriers?: (named: Couriers) => Couriers
  /** Stands between the platform and the service that checks whether somebody is a person. */
  readonly captcha?: (named: Captcha | undefined) => Captcha | undefined
  readonly now?: Clock
  readonly random?: Random
}

/** Puts into a shop what it has for trying things out, where it has none yet; asked at every wake. */
export function openLocally(context: Context, { people, valueCardsIn }: LocalSeed): void {
  if (people !== undefined) openPeople(context, people)
  openValueCards(context, valueCardsIn)
}
