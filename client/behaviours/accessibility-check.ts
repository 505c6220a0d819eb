import type { NodeResult, Result, Spec } from 'axe-core'

import { locales, type LanguageCode } from '#src/language/locales.ts'
import css from '#src/shop/content/preview/preview-bar.module.css'

import { pageLanguage } from '../document/language.ts'
import { listening } from '../mount/listening.ts'

type Words = { readonly default: unknown }

/** What the check says in other languages than English. */
const words: Partial<Record<LanguageCode, () => Promise<Words>>> = {
  de: () => import('axe-core/locales/de.json'),
  es: () => import('axe-core/locales/es.json'),
  fr: () => import('axe-core/locales/fr.json'),
  it: () => import('axe-core/locales/it.json'),
}

/** What is wrong on this page, the bar of the preview apart. */
async function findings(language: LanguageCode, bar: Element): Promise<readonly Result[]> {
  const [{ default: axe }, said] = await Promise.all([import('axe-core'), words[language]?.()])
  if (said !== undefined) axe.configure({ locale: said.default as NonNullable<Spec['locale']> })
  const { violations } = await axe.run({ exclude: [bar] }, { elementRef: true, resultTypes: ['violations'] })
  return violations
}

const found = css.found ?? ''

/** Marks an element of the page, and no other, and brings it to the top, where the bar does not lie over it. */
function show(element: Element | undefined, button: Element): void {
  document.querySelector(`.${found}`)?.classList.remove(found)
  for (const other of button.closest('ul')?.querySelectorAll('[aria-pressed]') ?? [])
    other.setAttribute('aria-pressed', `${other === button}`)
  element?.classList.add(found)
  element?.scrollIntoView()
}

/** A finding: what is wrong, and a button that shows where. */
function item({ help }: Result, { element, target }: NodeResult): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-pressed', 'false')
  button.textContent = `${help}: ${target.join(' ')}`
  button.addEventListener('click', () => show(element, button))
  const line = document.createElement('li')
  line.append(button)
  return line
}

async function check(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const [status, list] = [root.querySelector('[role=status]'), root.querySelector('ul')]
  if (status === null || list === null) return
  const { locale, t } = await pageLanguage()
  button.setAttribute('aria-busy', 'true')
  list.replaceChildren()
  status.textContent = t('content.preview.accessibility.running')
  try {
    const wrong = await findings(locales[locale].language, root.closest('aside') ?? root)
    const items = wrong.flatMap(result => result.nodes.map(node => item(result, node)))
    list.replaceChildren(...items)
    status.textContent =
      items.length === 0
        ? t('content.preview.accessibility.none')
        : t('content.preview.accessibility.found', { count: items.length })
  } catch {
    status.textContent = t('content.preview.accessibility.failed')
  } finally {
    button.removeAttribute('aria-busy')
  }
}

/** R031: looks at a preview's page with axe, which is loaded when somebody asks for it and by nothing else. */
export const mount = listening({
  click: ({ target }, root) => {
    const button = (target as Element).closest('button')
    const isAsking = button !== null && button.closest('ul') === null && button.getAttribute('aria-busy') !== 'true'
    if (isAsking) void check(root, button)
  },
})
