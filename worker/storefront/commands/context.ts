import { deleteCookie, getCookie } from 'hono/cookie'
import * as v from 'valibot'

import { idempotencyKey } from '#src/commerce/calls/shapes.ts'
import { sleep } from '#src/kit/time/timeout.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { autoPromoCookie, dismissedCookie, dismissedPromotions } from '#src/shop/cart/model/approaching.ts'
import { keptLines } from '#src/shop/cart/model/kept-lines.ts'
import type { CommandContext } from '#src/shop/command.ts'

import { noteBotProtection } from './bot-protection.ts'
import { commerceOfPerson, personAnswerIn } from './person-answer.ts'
import { identityAddress } from '../settings/identity-addresses.ts'
import type { StorefrontContext } from '../context.ts'
import { measurePurchase } from '../measurement/purchase.ts'
import { socialSignInFlash } from '../visit/flash.ts'
import { isSignedIn, sellerOf } from '../visit/session.ts'
import type { FormPost } from './form-post.ts'

/**
 * The key script made for this press, or the one rendered into the form. Forms on cached pages have none and get a new
 * one.
 */
function keyOf(c: StorefrontContext, { input }: FormPost): string {
  const given = v.safeParse(idempotencyKey, c.req.header('idempotency-key') ?? input.idempotencyKey)
  return given.success ? given.output : crypto.randomUUID()
}

/** The context a command runs in. */
export async function commandContext(c: StorefrontContext, posted: FormPost): Promise<CommandContext> {
  const { visit } = c.var
  const session = await visit.session()
  const answer = personAnswerIn(posted.input)
  return {
    commerce: noteBotProtection(commerceOfPerson(visit.commerce, answer), c.env.trace),
    personAnswer: answer,
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
      appliesVouchers: session?.appliesVouchers === true,
      tracked: session?.tracked,
      keepCart: cart => visit.change({ basketId: cart?.id, lines: cart && keptLines(cart.items) }),
      change: ({ order, ...change }) =>
        visit.change({ ...change, ...(order && { order: { ...order, since: Date.now() } }) }),
      autoPromoCode: c.env.settings.AUTO_PROMO_CODES === 'on' ? getCookie(c, autoPromoCookie) : undefined,
      forgetAutoPromoCode: () => deleteCookie(c, autoPromoCookie, { path: '/', secure: true }),
      dismissed: dismissedPromotions(getCookie(c, dismissedCookie)),
      consumerType: session?.consumerType,
      signIn: visit.signIn,
      renew: visit.renew,
      leave: visit.leave,
      signOut: visit.signOut,
      seller: session && sellerOf(session),
      showCartCount: visit.setCartCount,
      showFavoritesCount: visit.setFavoritesCount,
      keepSocialSignIn: started => socialSignInFlash.keep(c, started),
      takeSocialSignIn: async () => {
        const started = await socialSignInFlash.read(c)
        socialSignInFlash.forget(c)
        return started
      },
    },
  }
}
