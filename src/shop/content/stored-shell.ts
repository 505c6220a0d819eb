import * as v from 'valibot'

import { contentCalls, contentItem } from '#src/commerce/calls/content.ts'
import { readSections, type ReadySection } from '#src/sections/model/ready-section.ts'

/** Sections as they were placed; what this build cannot show is not what was stored. */
const placed = v.pipe(
  v.array(contentItem),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly ReadySection[] => {
    const read = readSections({ sections: [{ name: '', items: dataset.value }] })
    if (read.misplaced.length === 0) return read.placed
    addIssue({ message: `cannot be shown: ${read.misplaced.map(({ id }) => id).join(', ')}` })
    return NEVER
  }),
)

const { items: menu, promotion } = contentCalls['content.menu.get'].answer.entries

/** A `Shell` as it comes back from where it was kept: a shell of another shape is none. */
export const storedShell = v.object({
  menu,
  footer: contentCalls['content.footer.get'].answer.entries.items,
  promotion: v.exactOptional(v.unwrap(promotion)),
  popUps: v.exactOptional(v.array(v.object({ id: v.string(), title: v.string(), placed }))),
  keepsFavorites: v.exactOptional(v.literal(false)),
})
