import type { ReactNode } from 'react'

import css from './experience.module.css'

type Props = {
  readonly id: string
  /** The baseline, in one element. */
  readonly children: ReactNode
  /** The variants by name. */
  readonly variants: ReadonlyMap<string, ReactNode>
}

/**
 * A place on which the engine decides in the browser (`client/enhancements/experience.ts`). All variants are part of the
 * page, which is the same for everybody; no browser loads or shows what is in a template.
 */
export const Experience = ({ id, children, variants }: Props) => (
  <div className={css.place} data-mount="experience" data-wake="visible" data-experience={id}>
    {children}
    <template>
      {[...variants].map(([variantId, content]) => (
        <div key={variantId} data-variant={variantId}>
          {content}
        </div>
      ))}
    </template>
  </div>
)
