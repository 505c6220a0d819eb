import { createElement } from 'react'

import { Contained, Island } from '#src/ui/island.tsx'

import type { LoadedSections } from './load-sections.ts'
import type { SectionType } from './model/sections.ts'
import { registry, type SectionEntry } from './registry.ts'
import type { SectionProps } from './section.ts'
import css from './sections.module.css'

function element<Type extends SectionType>(type: Type, props: SectionProps<Type>) {
  const entry: SectionEntry<Type> = registry[type]
  if (entry.wake === 'never') return createElement(entry.component, props)
  return <Island name={entry.island} wake={entry.wake} component={entry.component} props={props} />
}

/** R342: whoever keeps the content learns which section it was; the others stand. */
const logFailure = (type: SectionType, id: string, error: unknown) =>
  console.error(JSON.stringify({ level: 'error', message: 'section not rendered', type, id, error: String(error) }))

/** `opensPage`: the first of them may be the page's own heading. */
type Props = LoadedSections & { readonly opensPage?: boolean }

/** The sections of a content page, with the margins and breakpoints that content gives them (R106, D55). */
export const Sections = ({ placed, shelves, opensPage = true }: Props) =>
  placed.map(({ type, id, data, bottomMargins, hideOnBreakpoint, isSticky }, index) => (
    <Contained
      key={id}
      onFailure={error => logFailure(type, id, error)}
      className={bottomMargins || hideOnBreakpoint || isSticky === true ? css.place : undefined}
      data-small={bottomMargins?.small}
      data-medium={bottomMargins?.medium}
      data-large={bottomMargins?.large}
      data-hidden={hideOnBreakpoint?.join(' ')}
      data-sticky={isSticky === true ? '' : undefined}
    >
      {element(type, { id, data, cards: shelves.get(id) ?? [], isFirst: opensPage && index === 0 })}
    </Contained>
  ))
