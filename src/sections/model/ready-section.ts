import * as v from 'valibot'

import type { ContentItem, ContentPage, ContentSection } from '#src/commerce/calls/content.ts'
import type { Variants } from '#src/experiments/variants.ts'
import { ownValue } from '#src/kit/own-value.ts'

import { isSectionType, sections, type SectionData, type SectionType } from './sections.ts'

/** A section ready to be shown: its type is known and its data has the type's shape. */
export type ReadySection<Type extends SectionType = SectionType> = {
  readonly type: Type
  readonly id: string
  readonly data: SectionData<Type>
  readonly bottomMargins: ContentItem['bottomMargins']
  readonly hideOnBreakpoint: ContentItem['hideOnBreakpoint']
  readonly isSticky: ContentItem['isSticky']
  /** Set where the engine decides in the browser between the baseline and these variants. */
  readonly experience?: { readonly id: string; readonly variantId?: string }
}

/** An item that cannot be shown, with the reason, for the editors. */
export type Misplaced = { readonly type: string; readonly id: string; readonly reason: string }

const isMisplaced = (read: ReadySection | Misplaced): read is Misplaced => 'reason' in read

function readItem({
  type,
  id,
  data,
  bottomMargins,
  hideOnBreakpoint,
  isSticky,
}: ContentItem): ReadySection | Misplaced {
  if (!isSectionType(type)) return { type, id, reason: 'unknown type' }
  const parsed = v.safeParse(sections[type], data)
  if (parsed.success) return { type, id, data: parsed.output, bottomMargins, hideOnBreakpoint, isSticky }
  const [issue] = parsed.issues
  return { type, id, reason: `${v.getDotPath(issue) ?? 'data'}: ${issue.message}` }
}

/** Each variant is part of the page's size, so their number is limited. */
const mostVariants = 8

/** R155: the baseline of a place that the engine decides on, and each variant that has targets, to stand ready. */
const readyFor = (id: string, { items, variants = [], baselines = items }: ContentSection) => [
  ...baselines.map(item => ({ item, experience: { id } })),
  ...variants
    .slice(0, mostVariants)
    .flatMap(({ variantId, targets }) => targets.map(item => ({ item, experience: { id, variantId } }))),
]

/** R209: what stands in a place: under experiment the variant that is shown and has targets, else the baseline. */
function itemsOf(
  { items, experienceId, variants, baselines }: ContentSection,
  shown: Variants,
): readonly ContentItem[] {
  if (experienceId === undefined) return items
  const key = ownValue(shown, experienceId)?.key
  const targets = variants?.find(({ variantId }) => variantId === key)?.targets ?? []
  return targets.length > 0 ? targets : (baselines ?? items)
}

type Placed = { readonly item: ContentItem; readonly experience?: ReadySection['experience'] }

const placedIn = (place: ContentSection, shown: Variants): readonly Placed[] =>
  place.experienceType === 'monetate' && place.experienceId !== undefined
    ? readyFor(place.experienceId, place)
    : itemsOf(place, shown).map(item => ({ item }))

function readPlaced({ item, experience }: Placed): ReadySection | Misplaced {
  const read = readItem(item)
  return isMisplaced(read) || experience === undefined ? read : { ...read, experience }
}

/** The sections as shown without any experience. */
export const baselineOf = (placed: readonly ReadySection[]): readonly ReadySection[] =>
  placed.filter(({ experience }) => experience?.variantId === undefined)

/**
 * The sections of a page in order, as experiments show them; what does not parse stands aside and leaves the rest as it is
 * (R106).
 */
export function readSections(
  { sections: places }: Pick<ContentPage, 'sections'>,
  shown: Variants = {},
): {
  readonly placed: readonly ReadySection[]
  readonly misplaced: readonly Misplaced[]
} {
  const read = places.flatMap(place => placedIn(place, shown).map(readPlaced))
  return {
    placed: read.filter((item): item is ReadySection => !isMisplaced(item)),
    misplaced: read.filter(isMisplaced),
  }
}

export const isOfType = <Type extends SectionType>(placed: ReadySection, type: Type): placed is ReadySection<Type> =>
  placed.type === type
