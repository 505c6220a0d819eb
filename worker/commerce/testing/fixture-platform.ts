import type { PictureOf } from '../catalogue/picture.ts'
import { createPlatform } from '../platform.ts'
import type { ShopSetup } from '../shop-setup.ts'
import { captchaLine } from './captcha-line.ts'
import { clock } from './clock.ts'
import { fixtureContent, fixtureSeed } from './fixture.ts'
import { fixturePromotions } from './fixture-promotions.ts'
import { valueCardsIn } from './fixture-value-cards.ts'
import { letterLine } from './letter-line.ts'

const pictureOf: PictureOf = ({ template, model, palette: [body] }, view) => ({
  src: `/media/${template}/${model}/${body.slice(1)}/${view}.svg`,
  width: 800,
  height: 1000,
})

/** A shop with a small catalogue and a clock the test can set. */
export const fixtureSetup: ShopSetup = {
  seed: () => fixtureSeed,
  content: fixtureContent,
  promotions: fixturePromotions,
  pictureOf,
  photosOf: () => [],
  local: { valueCardsIn, causes: {} },
  couriers: named => ({
    email: letter => letterLine.way(letter, () => named.email(letter)),
    sms: letter => letterLine.way(letter, () => named.sms(letter)),
  }),
  captcha: named => captchaLine.service ?? named,
  now: () => clock.now,
}

export const platform = createPlatform(fixtureSetup)
