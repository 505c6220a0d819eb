import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Question } from '#src/commerce/calls/catalogue/review-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'

import typography from '#src/ui/typography.module.css'
import css from './parts.module.css'
import { AskForm } from './ask-form.tsx'
import { Vote } from './vote.tsx'

type Props = {
  readonly productId: string
  /** Absent when they did not come. */
  readonly questions: AnswerOf<'products.questions.list'> | undefined
  readonly hrefOf: (page: number) => string
}

function Entry({ productId, question }: Pick<Props, 'productId'> & { readonly question: Question }) {
  const { t, date } = useLanguage()
  return (
    <li className={css.question} lang={question.language}>
      <h3>{question.text}</h3>
      <p className={typography.small}>
        {question.author} · <time dateTime={question.at}>{date(question.at)}</time>
      </p>
      {question.answers.map(answer => (
        <div key={answer.id} className={css.answer}>
          <p>{answer.text}</p>
          <p className={typography.small}>
            {answer.author} {answer.staff && <Badge>{t('reviews.staff')}</Badge>}
          </p>
          <Vote
            command="vote-answer"
            productId={productId}
            subject={['answerId', answer.id]}
            helpful={answer.helpful}
            unhelpful={answer.unhelpful}
          />
        </div>
      ))}
    </li>
  )
}

/** Questions with their answers, and the form for a new one. */
export function Questions({ productId, questions, hrefOf }: Props) {
  const { t } = useLanguage()
  const pages = questions === undefined ? 1 : Math.max(1, Math.ceil(questions.total / questions.pageSize))
  return (
    <section id="questions" aria-labelledby="questions-title" className={css.questions}>
      <h2 id="questions-title">{t('reviews.questions')}</h2>
      {questions === undefined && <p>{t('shell.unavailable.text')}</p>}
      {questions?.items.length === 0 && <p className={typography.small}>{t('reviews.questions.none')}</p>}
      <ul>
        {questions?.items.map(question => (
          <Entry key={question.id} productId={productId} question={question} />
        ))}
      </ul>
      {questions !== undefined && pages > 1 && (
        <Pagination label={t('reviews.questions')} page={questions.page} count={pages} href={hrefOf} />
      )}
      <noscript>
        <div id="ask">
          <h3>{t('reviews.ask')}</h3>
          <AskForm productId={productId} />
        </div>
      </noscript>
    </section>
  )
}
