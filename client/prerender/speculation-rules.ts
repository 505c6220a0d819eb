import { pageBuild } from '../document/build.ts'
import { makesReady } from '../navigation/left-to-browser.ts'
import { isPublicPath } from '../navigation/navigate.ts'

/**
 * Tells the browser by speculation rules which links of a public page it may prerender; it prerenders none where they do not come.
 * Their address names the page's build, because its policy allows the rules of no other.
 */
export async function addSpeculationRules(): Promise<void> {
  if (!makesReady() || !isPublicPath(location.pathname)) return
  const answer = await fetch(`/speculation-rules.json?${pageBuild}`).catch(() => undefined)
  const text = answer?.status === 200 ? await answer.text().catch(() => '') : ''
  if (text === '') return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = text
  document.head.append(rules)
}
