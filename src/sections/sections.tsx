import { createElement, Fragment } from 'react'

import { Contained, Island } from '#src/ui/island.tsx'

import { Experience } from './experience/experience.tsx'
import type { CarouselProducts } from './products/load-carousels.ts'
import type { LoadedSections } from './load-sections.ts'
import { slotsOf } from './model/slots.ts'
import type { ReadySection } from './model/ready-section.ts'
import type { SectionType } from './model/sections.ts'
import { registry, type SectionEntry } from './registry.ts'
import type { SectionProps } from './section.ts'
import css from './sections.module.css'

function element<Type extends SectionType>(type: Type, props: SectionProps<Type>) {
  const entry: SectionEntry<Type> = registry[type]
  if (entry.wake === 'never') return createElement(entry.component, props)
  return <Island name={entry.island} wake={entry.wake} component={entry.component} props={props} />
}

/** R342: logs the failed section for the editors; the others are shown. */
const logFailure = (type: SectionType, id: string, error: unknown) =>
  console.error(JSON.stringify({ level: 'error', message: 'section not rendered', type, id, error: String(error) }))

/** `opensPage`: the first of them may be the page's own heading. */
type Props = LoadedSections & { readonly opensPage?: boolean }

/** Whether a section fills the screen of a phone, but for one taller than 800 px: it is never more than 46 rem high. */
const fillsScreen = ({ type, hideOnBreakpoint }: ReadySection) => type === 'hero' && hideOnBreakpoint === undefined

/** From this place on, sections of a page that opens with sections are below what a screen shows at first. */
const firstBelow = ([opening]: readonly ReadySection[]) => (opening !== undefined && fillsScreen(opening) ? 1 : 2)

type PlacedProps = {
  readonly section: ReadySection
  readonly carousels: CarouselProducts
  readonly isFirst: boolean
  readonly isBelow: boolean
}

/** A section with the margins and breakpoints that content gives it (R106, D55). */
function Placed({ section, carousels, isFirst, isBelow }: PlacedProps) {
  const { type, id, data, bottomMargins, hideOnBreakpoint, isSticky } = section
  const isPlaced = bottomMargins !== undefined || hideOnBreakpoint !== undefined || isSticky === true
  return (
    <Contained
      onFailure={error => logFailure(type, id, error)}
      className={[isPlaced && css.place, isBelow && css.below].filter(Boolean).join(' ') || undefined}
      data-small={bottomMargins?.small}
      data-medium={bottomMargins?.medium}
      data-large={bottomMargins?.large}
      data-hidden={hideOnBreakpoint?.join(' ')}
      data-sticky={isSticky === true ? '' : undefined}
    >
      {element(type, { id, data, cards: carousels.get(id) ?? [], isFirst })}
    </Contained>
  )
}

/** The sections of a content page in order; a place on which the engine decides holds all that may stand in it. */
export function Sections({ placed, carousels, opensPage = true }: Props) {
  const slots = slotsOf(placed)
  const below = firstBelow(slots[0]?.baseline ?? [])
  const show = (sections: readonly ReadySection[], slot: number) =>
    sections.map((section, index) => (
      <Placed
        key={section.id}
        section={section}
        carousels={carousels}
        isFirst={opensPage && index === 0 && slot === 0}
        isBelow={opensPage && slot >= below}
      />
    ))
  return slots.map(({ experienceId, baseline, variants }, slot) => {
    if (experienceId === undefined || variants.size === 0)
      return <Fragment key={baseline[0]?.id}>{show(baseline, slot)}</Fragment>
    return (
      <Experience
        key={experienceId}
        id={experienceId}
        variants={new Map([...variants].map(([id, sections]) => [id, show(sections, slot)]))}
      >
        {baseline.length === 1 ? show(baseline, slot) : <div>{show(baseline, slot)}</div>}
      </Experience>
    )
  })
}
