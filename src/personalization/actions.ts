import type { Widget } from '#src/commerce/calls/catalogue/assortment.ts'
import { forcedIn } from '#src/experiments/test-context.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { Locale } from '#src/language/locales.ts'

import { decisionHere } from './decision.ts'

const showsContent = 'monetate:action:CustomJson'
const recommends = 'monetate:action:RecsDecision'

/** R275: a forced variant of an experience. The engine is neither asked nor told. */
export const forcedVariant = (experienceId: string): string | undefined =>
  ownValue(forcedIn(new URLSearchParams(location.search)) ?? {}, experienceId)

/** The variant of an experience that is decided for this visitor; nothing where everybody's is to be shown. */
export async function variantFor(experienceId: string, locale: Locale): Promise<string | undefined> {
  const actions = await decisionHere(locale)
  return actions.find(action => action.actionType === showsContent && action.experienceId === experienceId)?.variantId
}

const widgets: readonly unknown[] = ['similar', 'complete-the-look', 'popular', 'new'] satisfies Widget[]
const isWidget = (named: unknown): named is Widget => widgets.includes(named)

/** By which rule products are recommended to this visitor in a slot; nothing where nothing is decided. */
export async function widgetFor(slot: string, locale: Locale): Promise<Widget | undefined> {
  const actions = await decisionHere(locale)
  const decided = actions.find(({ actionType, json }) => actionType === recommends && json.slot === slot)
  return isWidget(decided?.json.widget) ? decided.json.widget : undefined
}
