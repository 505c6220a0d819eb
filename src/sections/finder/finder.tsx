import { href } from '#routes/href.ts'
import type { FinderAnswer } from '#src/kit/finder-answers.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'
import page from '#src/ui/layout/page.module.css'

import type { SectionData } from '../model/sections.ts'
import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './finder.module.css'

type QuestionsProps = {
  readonly finder: SectionData<'finder'>
  readonly answers: Readonly<Partial<Record<FinderAnswer, string>>>
}

/** Without an answer to it nobody knows among what to look. */
const namesCategory = (options: QuestionsProps['finder']['questions'][number]['options']) =>
  options.every(({ category }) => category !== undefined)

/** The questions as a GET form: the address that comes of it holds the answers. */
export function FinderQuestions({ finder, answers }: QuestionsProps) {
  const { locale, t } = useLanguage()
  return (
    <form method="get" action={href(locale, 'finder', { slug: finder.slug })} className={css.questions}>
      {finder.questions.map(({ name, title, options }) => (
        <RadioGroup
          key={name}
          name={name}
          legend={title}
          choices={options}
          chosen={answers[name]}
          optional={!namesCategory(options)}
        />
      ))}
      <div className={css.send}>
        <Button type="submit" wide>
          {t('browse.finder.show')}
        </Button>
      </div>
    </form>
  )
}

/** A finder on a page of content: its questions, whose answers stand on a page of their own. */
export const Finder = ({ data, id }: SectionProps<'finder'>) => (
  <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
    <SectionHead id={id} title={data.title} />
    <FinderQuestions finder={data} answers={{}} />
  </section>
)
