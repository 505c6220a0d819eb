import type { ReadySection } from './ready-section.ts'

/** Sections that stand in one place: what everybody is shown, and what the engine may show instead. */
type Slot = {
  readonly experienceId: string | undefined
  readonly baseline: readonly ReadySection[]
  readonly variants: ReadonlyMap<string, readonly ReadySection[]>
}

/** Sections in their order, those of an experience together; every other section is a place by itself. */
export function slotsOf(placed: readonly ReadySection[]): readonly Slot[] {
  const seen = new Set<string>()
  return placed.flatMap((section): Slot[] => {
    const experienceId = section.experience?.id
    if (experienceId === undefined) return [{ experienceId, baseline: [section], variants: new Map() }]
    if (seen.has(experienceId)) return []
    seen.add(experienceId)
    const own = placed.filter(({ experience }) => experience?.id === experienceId)
    const byVariant = Map.groupBy(own, ({ experience }) => experience?.variantId)
    const variants = [...byVariant].flatMap(([id, sections]) => (id === undefined ? [] : [[id, sections] as const]))
    return [{ experienceId, baseline: byVariant.get(undefined) ?? [], variants: new Map(variants) }]
  })
}
