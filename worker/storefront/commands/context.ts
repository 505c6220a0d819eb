import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'

import { idempotencyKey } from '#src/commerce/calls/shapes.ts'
import { sleep } from '#src/kit/timeout.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { autoPromoCookie, dismissedCookie, dismissedPromotions, dismissing } from '#src/shop/cart/model/approaching.ts'
import { keptLines } from '#src/shop/cart/model/kept-lines.ts'
import type { CommandContext } from '#src/shop/command.ts'
import { preferenceCookie, preferenceSeconds } from '#src/shop/content/model/language-preference.ts'
import { myStoreCookie, myStoreSeconds, writeMyStore } from '#src/shop/stores/model/my-store.ts'
import { consentCookie, consentSeconds, consentValue } from '#src/visitor/consent.ts'

import { identityAddress } from '../settings/identity-addresses.ts'
import { localeCookie } from '../middleware/locale.ts'
import type { StorefrontContext } from '../context.ts'
import { refusedNames } from '#src/visitor/browser-storage.ts'
import { measurePurchase } from '../measurement/purchase.ts'
import { socialSignInFlash } from '../visit/flash.ts'
import { isSignedIn, sellerOf } from '../visit/session.ts'
import type { FormPost } from './form-post.ts'

/** A year, in seconds. */
const year = 31_536_000

/** Remembers a choice in this browser; script may read it too. */
const remember = (c: StorefrontContext, name: string, value: string, maxAge?: number) =>
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', secure: true, ...(maxAge !== undefined && { maxAge }) })

/** The key that script made for the press, or that the form was drawn with; a form that everybody has is posted without. */
function keyOf(c: StorefrontContext, { input }: FormPost): string {
  const given = v.safeParse(idempotencyKey, c.req.header('idempotency-key') ?? input.idempotencyKey)
  return given.success ? given.output : crypto.randomUUID()
}

/** What a command is handed: the visit, and the ways to change it. */
export async function commandContext(c: StorefrontContext, posted: FormPost): Promise<CommandContext> {
  const { visit } = c.var
  const session = await visit.session()
  return {
    commerce: visit.commerce,
    locale: c.var.locale,
    pause: sleep,
    measurePurchase: order => measurePurchase(c, order),
    idempotencyKey: keyOf(c, posted),
    storeOrigin: c.env.settings.STORE_ORIGIN,
    identityPage: (idp, asked) => identityAddress(c.env.settings.IDENTITY_ADDRESSES, idp, asked),
    language: languageOf(c.var.locale),
    visit: {
      basketId: session?.basketId,
      order: session?.order,
      lines: session?.lines ?? [],
      isSignedIn: isSignedIn(session),
      tracked: session?.tracked,
      keepCart: cart => visit.change({ basketId: cart?.id, lines: cart && keptLines(cart.items) }),
      keepOrder: order => visit.change({ order: order && { ...order, since: Date.now() } }),
      keepTracked: tracked => visit.change({ tracked }),
      autoPromoCode: c.env.settings.AUTO_PROMO_CODES === 'on' ? getCookie(c, autoPromoCookie) : undefined,
      forgetAutoPromoCode: () => deleteCookie(c, autoPromoCookie, { path: '/', secure: true }),
      dismissPromotion: promotionId => {
        const known = dismissedPromotions(getCookie(c, dismissedCookie))
        remember(c, dismissedCookie, dismissing(known, promotionId))
      },
      consumerType: session?.consumerType,
      signIn: visit.signIn,
      renew: visit.renew,
      leave: visit.leave,
      signOut: visit.signOut,
      seller: session && sellerOf(session),
      keepSeller: soldIn => visit.change({ soldIn }),
      keepBid: bid => visit.change({ bid }),
      endAt: endsAt => visit.change({ endsAt }),
      keepTerms: () => visit.change({ isEmployeeDiscountTCAccepted: true }),
      showCartCount: visit.setCartCount,
      rememberStore: store => remember(c, myStoreCookie, writeMyStore(store), myStoreSeconds),
      showFavoritesCount: visit.setFavoritesCount,
      keepErrand: errand => socialSignInFlash.keep(c, errand),
      takeErrand: async () => {
        const errand = await socialSignInFlash.read(c)
        socialSignInFlash.forget(c)
        return errand
      },
      keepConsent: agreed => {
        remember(c, consentCookie, consentValue(agreed), consentSeconds)
        for (const name of refusedNames('cookie', agreed))
          if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: true })
      },
      chooseLocale: locale => remember(c, localeCookie, locale, year),
      preferLanguage: language => remember(c, preferenceCookie, language, preferenceSeconds),
    },
  }
}
