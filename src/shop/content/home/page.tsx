import type { Placed } from '../model/placed.ts'
import type { Shelves } from '../sections/load-shelves.ts'
import { Sections } from '../sections/sections.tsx'

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
