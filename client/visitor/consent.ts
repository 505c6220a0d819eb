import { href } from '#routes/href.ts'
import { commandAnswered } from '#src/kit/events.ts'
import { keptNames, refusedNames } from '#src/visitor/browser-storage.ts'
import { hasConsent, optionalCategories, shouldAskForConsent } from '#src/visitor/consent.ts'
import { consentCountry, consentHere } from '#src/visitor/consent-here.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { pageLocale } from '../document/page-locale.ts'
import { parsePage } from '../document/parse-page.ts'

const shown = () => document.querySelector<HTMLElement>('[data-consent-shown]')

/** The page with the whole choice shows no banner as well. */
const hasChoice = () => document.querySelector('main [data-consent-page]') !== null

/** Stands early in the tab order, is labelled, and takes no focus, because an answer is optional. */
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

/**
 * The banner. In countries that require consent, pages contain it. Elsewhere it is fetched, for visitors from such a
 * country, from the page with the whole choice. That fetch sends no cookies: opening another page would count as
 * leaving the checkout and forget the order just placed (R180).
 */
async function question(): Promise<HTMLTemplateElement | undefined> {
  const selector = 'template[data-consent]'
  const here = document.querySelector<HTMLTemplateElement>(selector)
  if (here !== null) return here
  const answer = await fetch(href(pageLocale(), 'privacyChoices'), { credentials: 'omit' }).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  const page = parsePage(await answer.text())
  return page.querySelector<HTMLTemplateElement>(selector) ?? undefined
}

const isOpen = async () => shouldAskForConsent(await consentCountry(pageLocale()), consentHere()) && !hasChoice()

/** R277: asks where consent is required, until there is an answer. */
export async function askForConsent(): Promise<void> {
  if (!(await isOpen())) return hide()
  // A banner that is there stays over the pages that are put into this document.
  const template = shown() === null ? await question() : undefined
  if (template !== undefined && (await isOpen()) && shown() === null) show(template)
}

/** Deletes stored data whose purpose was not agreed to; the answer has deleted the cookies. */
async function forgetRefused(): Promise<void> {
  const country = await consentCountry(pageLocale())
  const agreed = optionalCategories.filter(category => hasConsent(category, country, consentHere()))
  for (const [where, storage] of [
    ['local', localStorage],
    ['session', sessionStorage],
  ] as const)
    for (const name of refusedNames(where, agreed))
      for (const kept of keptNames(name, Object.keys(storage))) storage.removeItem(kept)
}

function onAnswer(): void {
  void askForConsent()
  void forgetRefused()
}

/** Looks at every page that is opened, and again once a choice was made. */
export function startConsent(): void {
  void askForConsent()
  globalThis.navigation?.addEventListener('navigatesuccess', () => void askForConsent())
  document.addEventListener(commandAnswered, event => {
    const { target, detail } = event as CustomEvent<CommandAnswer>
    if (detail.ok && (target as HTMLFormElement).dataset.command === 'visitor/consent') onAnswer()
  })
}
