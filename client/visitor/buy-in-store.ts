import { readBuyInStore, storageKey, type BuyInStore } from '#src/shop/associate/model/buy-in-store.ts'
import { commandPath } from '#src/kit/command-path.ts'
import bar from '#src/ui/layout/bar.module.css'

import { sendPastBotProtection } from '../forms/bot-protection.ts'
import { goTo } from '../navigation/go-to.ts'
import { pageLanguage } from '../document/language.ts'
import { pageLocale } from '../document/page-locale.ts'

const barId = 'buy-in-store'
let ending: ReturnType<typeof setTimeout> | undefined

const kept = (): BuyInStore | undefined => readBuyInStore(sessionStorage.getItem(storageKey), Date.now())

/** The desk tells the tab whose session it is; the tab keeps it (R187). */
function keepFromDesk() {
  const attribute = document.querySelector<HTMLElement>('[data-buy-in-store]')?.dataset.buyInStore
  if (attribute !== undefined) sessionStorage.setItem(storageKey, attribute)
}

/** Clearing the session signs out and leads to /associate-login (R186). */
async function clear() {
  sessionStorage.removeItem(storageKey)
  const answer = await sendPastBotProtection(commandPath(pageLocale(), 'associate', 'leave'), {})
  if (answer.ok && answer.to !== undefined) goTo(answer.to)
}

/** The bar above every page with the store and the associate at work. */
async function showBar({ storeName, storeEmployeeName }: BuyInStore) {
  const { t } = await pageLanguage()
  document.getElementById(barId)?.remove()
  const shown = document.createElement('aside')
  shown.id = barId
  shown.className = `${bar.bar} ${bar.preview}`
  shown.setAttribute('aria-label', t('associate.title'))
  shown.append(t('associate.banner', { name: storeEmployeeName, store: storeName }))
  const end = document.createElement('button')
  end.type = 'button'
  end.className = bar.press ?? ''
  end.textContent = t('associate.end')
  end.addEventListener('click', () => void clear())
  shown.append(end)
  document.body.prepend(shown)
}

/** Shows who serves, and ends the session when its time is over (R185). Without a session nothing is shown. */
export async function showBuyInStore(isAssociate: boolean): Promise<void> {
  clearTimeout(ending)
  if (!isAssociate) {
    sessionStorage.removeItem(storageKey)
    document.getElementById(barId)?.remove()
    return
  }
  keepFromDesk()
  const session = kept()
  if (session === undefined) {
    if (sessionStorage.getItem(storageKey) !== null) await clear()
    return
  }
  ending = setTimeout(() => void clear(), session.endsAt - Date.now())
  await showBar(session)
}
