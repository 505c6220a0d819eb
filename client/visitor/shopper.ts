import { cartChanged, commandAnswered, moreShown, shopperChanged, shopperElsewhere } from '#src/kit/events.ts'
import { heartsForm } from '#src/product-ui/card/hearts-form.ts'
import type { VisitorRole } from '#src/shop/sign-in/model/visitor-role.ts'

import { showCount } from './cart-count.ts'
import { visitorRoleNow } from './visitor-role.ts'
import { notifyTabs } from './tabs.ts'

const favoritesNow = (): number => Number(/__Host-favorites-count=(\d{1,6})/.exec(document.cookie)?.[1] ?? 0)

let known: VisitorRole | undefined

/** Puts the shopper's data into public pages. */
function show() {
  const isSignedIn = known !== undefined
  const wasAssociate = document.documentElement.dataset.visitor === 'associate'
  document.documentElement.dataset.visitor = known ?? 'guest'
  if (known === 'associate' || wasAssociate)
    void import('./buy-in-store.ts').then(({ showBuyInStore }) => showBuyInStore(known === 'associate'))
  for (const entry of document.querySelectorAll<HTMLElement>('[data-account]')) {
    entry.toggleAttribute('data-signed-in', isSignedIn)
    if (isSignedIn) delete entry.dataset.dialog
    else entry.dataset.dialog = entry.dataset.account ?? ''
  }
  const count = favoritesNow()
  for (const place of document.querySelectorAll<HTMLElement>('[data-favorites-count]')) showCount(place, count)
  if (count > 0 && document.querySelector(`[form="${heartsForm}"]`) !== null)
    void import('../forms/hearts.ts').then(({ showHearts }) => showHearts())
}

/** Drops what was kept of the former shopper. */
function changed() {
  dispatchEvent(new CustomEvent(shopperChanged))
  void import('../forms/hearts.ts').then(({ forgetHearts, showHearts }) => {
    forgetHearts()
    return favoritesNow() > 0 ? showHearts() : undefined
  })
}

/**
 * Looks again; tells this page, and other tabs when it was this one that changed. Where another has signed in or out, what this one
 * shows of a person is theirs no longer.
 */
function look(isElsewhere: boolean) {
  const before = known
  known = visitorRoleNow()
  show()
  if (before === known) return
  changed()
  if (!isElsewhere) notifyTabs('shopper')
  else if (document.querySelector('main [data-personal]') !== null) location.reload()
}

const askedKey = 'employee-terms-asked'

/** R184: an employee who has not accepted the terms of the discount is asked to, once in a tab. */
function offerTerms() {
  if (known !== 'employee-terms' || location.hash !== '' || sessionStorage.getItem(askedKey) !== null) return
  sessionStorage.setItem(askedKey, '1')
  location.hash = '#modal=employee-terms'
}

/** One look at every page that is opened, and after every command. */
export function startShopper(): void {
  known = visitorRoleNow()
  show()
  offerTerms()
  globalThis.navigation?.addEventListener('navigatesuccess', offerTerms)
  addEventListener(shopperElsewhere, () => look(true))
  addEventListener(cartChanged, () => look(false))
  addEventListener(moreShown, show)
  document.addEventListener(commandAnswered, event => {
    if ((event.target as Element).id === heartsForm)
      void import('../forms/hearts.ts').then(({ heartAnswered }) => heartAnswered(event))
  })
  addEventListener('pageshow', ({ persisted }) => look(persisted))
}

/** Shows it in a page that was just put in. */
export const showShopper = (): void => show()
