import type { ContentSection } from '#src/commerce/calls/content.ts'
import type { Commerce } from '#src/commerce/client.ts'

/** The baseline of an experience, for when nothing is decided. */
const withoutExperience = ({ name, items, baselines = items, ...rest }: ContentSection): ContentSection =>
  rest.experienceType === 'monetate' ? { name, items: baselines } : { name, items, baselines, ...rest }

/** R274: a client whose calls of content know no experiences of the Monetate type; others stay as they are. */
export const withoutExperiences =
  (commerce: Commerce): Commerce =>
  async (name, input) => {
    const answer = await commerce(name, input)
    if (!name.startsWith('content.') || !answer.ok || !('sections' in answer.value)) return answer
    // Every `sections` of content has the same shape (`src/commerce/calls/content.ts`).
    const sections = (answer.value.sections as readonly ContentSection[]).map(withoutExperience)
    return { ...answer, value: { ...answer.value, sections } }
  }
