import { createElement } from 'react'

import type { LoadedSections } from './load-sections.ts'
import type { SectionType } from './model/sections.ts'
import { baselineOf } from './model/ready-section.ts'
import { registry } from './registry.ts'
import type { SectionProps } from './section.ts'

const element = <Type extends SectionType>(type: Type, props: SectionProps<Type>) =>
  createElement(registry[type].component, props)

/** Sections in a part of the page that is awake already: none of them has to be woken, and none is decided on. */
export const LiveSections = ({ placed, carousels }: LoadedSections) =>
  baselineOf(placed).map(({ type, id, data }) => (
    <div key={id}>{element(type, { id, data, cards: carousels.get(id) ?? [], isFirst: false })}</div>
  ))
