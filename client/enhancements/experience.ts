import { commandAnswered, moreShown } from '#src/kit/events.ts'
import { forcedVariant, variantFor } from '#src/personalization/actions.ts'
import { mayDecide } from '#src/personalization/decision.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { pageLocale } from '../document/page-locale.ts'
import type { Mount } from '../mount/mount.ts'

/** The contents of a place: the baseline and the variants by name. */
type Choice = { readonly baseline: HTMLElement; readonly variants: ReadonlyMap<string, HTMLElement> }

function choiceIn(place: HTMLElement): Choice | undefined {
  const baseline = place.querySelector<HTMLElement>(':scope > div')
  const ready = place.querySelector<HTMLTemplateElement>(':scope > template')
  if (baseline === null || ready === null) return undefined
  const parts = [...document.importNode(ready.content, true).children].filter(part => part instanceof HTMLElement)
  return { baseline, variants: new Map(parts.map(part => [part.dataset.variant ?? '', part])) }
}

/** Out of sight, and out of reach of keyboard and reader. */
function hold(element: HTMLElement, isHeld: boolean): void {
  element.toggleAttribute('data-held', isHeld)
  element.inert = isHeld
}

/** The place has the size it got until the window has another one. */
function keepSize(place: HTMLElement): void {
  place.style.minBlockSize = `${place.getBoundingClientRect().height}px`
  addEventListener('resize', () => place.style.removeProperty('min-block-size'), { once: true })
}

/** R208: a skeleton as large as the largest variant, so that nothing around it moves when one is shown. */
function showSkeleton(place: HTMLElement, { baseline, variants }: Choice): void {
  place.toggleAttribute('data-pending', true)
  place.setAttribute('aria-busy', 'true')
  hold(baseline, true)
  for (const variant of variants.values()) hold(variant, true)
  place.append(...variants.values())
  keepSize(place)
  for (const variant of variants.values()) variant.remove()
}

/** R209: the variant that was decided for, where there is one of that name, else the baseline. */
function show(place: HTMLElement, { baseline, variants }: Choice, variantId: string | undefined): void {
  const shown = (variantId === undefined ? undefined : variants.get(variantId)) ?? baseline
  for (const other of [baseline, ...variants.values()]) if (other !== shown) other.remove()
  hold(shown, false)
  if (!shown.isConnected) place.prepend(shown)
  place.toggleAttribute('data-pending', false)
  place.removeAttribute('aria-busy')
  if (shown !== baseline) dispatchEvent(new CustomEvent(moreShown))
}

async function decide(place: HTMLElement, choice: Choice): Promise<void> {
  const id = place.dataset.experience ?? ''
  const forced = forcedVariant(id)
  if (forced !== undefined) return show(place, choice, forced)
  if (!(await mayDecide(pageLocale()))) return show(place, choice, undefined)
  showSkeleton(place, choice)
  show(place, choice, await variantFor(id, pageLocale()).catch(() => undefined))
}

/** Asks for a decision when the place comes near, and again when consent changes. */
export const mount: Mount = place => {
  const choice = choiceIn(place)
  if (choice === undefined) return undefined
  const onAnswered = (event: Event) => {
    const { target, detail } = event as CustomEvent<CommandAnswer>
    if (detail.ok && (target as HTMLFormElement).dataset.command === 'visitor/consent') void decide(place, choice)
  }
  document.addEventListener(commandAnswered, onAnswered)
  void decide(place, choice)
  return () => document.removeEventListener(commandAnswered, onAnswered)
}
