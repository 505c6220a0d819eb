import type { Placed } from '#src/sections/model/placed.ts'
import type { Shelves } from '#src/sections/load-shelves.ts'
import { Sections } from '#src/sections/sections.tsx'

export type Props = {
  /** The page's name, spoken when no picture opens the page. */
  readonly title: string
  readonly placed: readonly Placed[]
  readonly shelves: Shelves
}

/** `/`: what content places there. */
export const HomePage = ({ title, placed, shelves }: Props) => (
  <>
    {placed[0]?.type !== 'hero' && <h1 className="visually-hidden">{title}</h1>}
    <Sections placed={placed} shelves={shelves} />
  </>
)
