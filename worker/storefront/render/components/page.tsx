import { choiceStories } from './stories/choices.tsx'
import { disclosureStories } from './stories/disclosures.tsx'
import { feedbackStories } from './stories/feedback.tsx'
import { fieldStories } from './stories/fields.tsx'
import { foundationStories } from './stories/foundations.tsx'
import { dialogLayoutStories } from './stories/frames.tsx'
import { navigationStories } from './stories/navigation.tsx'
import { productUiStories } from './stories/product-ui.tsx'
import type { Stories } from './story.ts'

const all: Stories = {
  ...foundationStories,
  ...fieldStories,
  ...choiceStories,
  ...disclosureStories,
  ...navigationStories,
  ...feedbackStories,
  ...dialogLayoutStories,
  ...productUiStories,
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')

/** Whether there is a component with that id. */
export const hasStory = (id: string): boolean => Object.keys(all).some(name => idOf(name) === id)

type CatalogueProps = {
  /** The id of the one component to show; without it, all. */
  readonly only: string | undefined
}

/** Every component in every state; each section is photographed by the visual tests. */
export const CataloguePage = ({ only }: CatalogueProps) => (
  <div className="catalogue">
    <h1>Components</h1>
    <nav aria-label="Components">
      <ul>
        {Object.keys(all).map(name => (
          <li key={name}>
            <a href={only === undefined ? `#${idOf(name)}` : `?story=${idOf(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    {Object.entries(all)
      .filter(([name]) => only === undefined || idOf(name) === only)
      .map(([name, Show]) => (
        <section key={name} id={idOf(name)} className="story" data-story={idOf(name)} aria-label={name}>
          <h2>{name}</h2>
          <Show />
        </section>
      ))}
  </div>
)
