import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'

const key = 'dismissed-pop-ups'

/** Ids of pop-ups this browser has closed; what it does not understand counts as none. */
function dismissed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** More than these no store will ever have had at once. */
const most = 50

/** Pop-ups closed in this document, where none may be remembered. */
const closed = new Set<string>()

async function dismiss(id: string): Promise<void> {
  if (await isAllowedHere('functional', pageLocale()))
    localStorage.setItem(key, JSON.stringify([id, ...dismissed()].slice(0, most)))
  else closed.add(id)
}

const shown = () => document.querySelector<HTMLElement>('[data-pop-up-shown]')

/** There is room for what it says; elsewhere its title stands for it. */
const isWide = () => matchMedia('(min-width: 64rem)').matches

/** R200: one at a time, the first that was not put away. */
export function showPopUp(): void {
  if (shown() !== null) return
  const away = dismissed()
  const next = [...document.querySelectorAll<HTMLTemplateElement>('template[data-pop-up]')].find(
    ({ dataset: { popUp = '' } }) => !away.includes(popUp) && !closed.has(popUp),
  )
  if (next === undefined) return
  document.body.append(document.importNode(next.content, true))
  shown()?.querySelector('details')?.toggleAttribute('open', isWide())
}

/** R201: what is closed stays closed. The next one waits for the next page. */
function onClick(event: Event) {
  const popUp = (event.target as Element).closest('[data-pop-up-close]')?.closest<HTMLElement>('[data-pop-up-shown]')
  if (!popUp) return
  popUp.remove()
  void dismiss(popUp.dataset.popUpShown ?? '')
}

/** One thing at a time: first what has to be asked. */
const isAsking = () => document.querySelector('[data-consent-shown]') !== null

/** Pop-ups are not shown during checkout or on personal pages. */
const isPersonal = () => document.querySelector('main :is([data-cart-page], [data-personal])') !== null

/** No pop-up opens over a field that is being filled in. */
const isWriting = () => document.activeElement?.matches('input, select, textarea') === true

/** Half a window scrolled counts as reading. */
const isReading = () => scrollY > innerHeight / 2

/** R102: the manager of pop-ups. It waits until a page is read, and looks again at the next one. */
export function startPopUps(): void {
  let mayShow = true
  addEventListener(
    'scroll',
    () => {
      if (!mayShow || !isReading() || isAsking() || isPersonal() || isWriting()) return
      mayShow = false
      showPopUp()
    },
    { passive: true },
  )
  document.addEventListener('click', onClick)
  globalThis.navigation?.addEventListener('navigatesuccess', () => {
    mayShow = true
    if (isPersonal()) shown()?.remove()
  })
}
