import { commandAnswered } from '#src/kit/events.ts'
import { locales } from '#src/language/locales.ts'
import { shouldAskForConsent } from '#src/visitor/consent.ts'
import { consentHere } from '#src/visitor/consent-here.ts'

import type { CommandAnswer } from '../forms/command.ts'
import { pageLocale } from '../document/page-locale.ts'

const shown = () => document.querySelector<HTMLElement>('[data-consent-shown]')

/** The page that has the whole choice asks nobody a second time. */
const hasChoice = () => document.querySelector('main [data-consent-page]') !== null

/** Stands early in the order of the keyboard, says what it is, and takes no focus: nobody has to answer. */
function show(template: HTMLTemplateElement) {
  document.documentElement.dataset.asked = ''
  document.querySelector('.skip-link')?.after(document.importNode(template.content, true))
  const announcer = document.querySelector('#announcer')
  if (announcer !== null) announcer.textContent = shown()?.getAttribute('aria-label') ?? ''
}

function hide() {
  shown()?.remove()
  delete document.documentElement.dataset.asked
}

/** R277: asks where one asks first, as long as nobody has answered. */
export function askForConsent(): void {
  const isOpen = shouldAskForConsent(locales[pageLocale()].country, consentHere()) && !hasChoice()
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]')
  if (!isOpen || template === null) hide()
  else if (shown() === null) show(template)
}

/** Looks at every page that is opened, and again once a choice was made. */
export function startConsent(): void {
  askForConsent()
  globalThis.navigation?.addEventListener('navigatesuccess', askForConsent)
  document.addEventListener(commandAnswered, event => {
    const { target, detail } = event as CustomEvent<CommandAnswer>
    if (detail.ok && (target as HTMLFormElement).dataset.command === 'visitor/consent') askForConsent()
  })
}
