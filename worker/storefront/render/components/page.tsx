import { choiceSpecimens } from './specimens/choices.tsx'
import { disclosureSpecimens } from './specimens/disclosures.tsx'
import { feedbackSpecimens } from './specimens/feedback.tsx'
import { fieldSpecimens } from './specimens/fields.tsx'
import { foundationSpecimens } from './specimens/foundations.tsx'
import { frameSpecimens } from './specimens/frames.tsx'
import { navigationSpecimens } from './specimens/navigation.tsx'
import { shelfSpecimens } from './specimens/shelf.tsx'
import type { Specimens } from './specimen.ts'

const all: Specimens = {
  ...foundationSpecimens,
  ...fieldSpecimens,
  ...choiceSpecimens,
  ...disclosureSpecimens,
  ...navigationSpecimens,
  ...feedbackSpecimens,
  ...frameSpecimens,
  ...shelfSpecimens,
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')

/** Every component in every state; each section is photographed by the visual tests. */
export const CataloguePage = () => (
  <div className="catalogue">
    <h1>Components</h1>
    <nav aria-label="Components">
      <ul>
        {Object.keys(all).map(name => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    {Object.entries(all).map(([name, Show]) => (
      <section key={name} id={idOf(name)} className="specimen" data-specimen={idOf(name)} aria-label={name}>
        <h2>{name}</h2>
        <Show />
      </section>
    ))}
  </div>
)
