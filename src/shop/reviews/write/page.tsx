import { href } from '#routes/href.ts'
import { reviewBounds } from '#src/commerce/calls/review-shapes.ts'
import type { Image } from '#src/commerce/calls/shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CheckField, RadioGroup } from '#src/ui/choice.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import band from '#src/ui/page.module.css'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

import { formTexts } from '../../field-texts.ts'
import type { Refused } from '../../page.ts'
import css from './page.module.css'
import { PostForm } from '../../post-form.tsx'

type Product = { readonly id: string; readonly name: string; readonly slug: string; readonly image: Image | undefined }

export type Props = {
  /** Absent when the address names none that exists. */
  readonly product?: Product
  readonly isDone: boolean
  readonly refused?: Refused
}

const scores = [5, 4, 3, 2, 1] as const
const fits = ['small', 'true-to-size', 'large'] as const

const labels: Readonly<Record<string, MessageKey>> = {
  score: 'reviews.score.label',
  title: 'reviews.field.title',
  text: 'reviews.field.text',
  nickname: 'reviews.nickname',
}

function Form({ product, refused }: { readonly product: Product; readonly refused: Refused | undefined }) {
  const language = useLanguage()
  const { t, number } = language
  const own = refused?.command === 'reviews/write' ? refused : undefined
  const { fields, list, message } = formTexts(language, own, field => labels[field] ?? 'reviews.field.text')
  const values = own?.values ?? {}
  return (
    <PostForm command="reviews/write" noValidate className={css.form}>
      <ErrorSummary message={message} problems={list} />
      <input type="hidden" name="productId" value={product.id} />
      <RadioGroup
        name="score"
        legend={t('reviews.score.label')}
        error={fields.score}
        chosen={values.score}
        choices={scores.map(score => ({ value: `${score}`, label: t('reviews.stars', { count: score }) }))}
      />
      <TextField
        name="title"
        label={t('reviews.field.title')}
        hint={t('reviews.most', { count: number(reviewBounds.title) })}
        error={fields.title}
        defaultValue={values.title}
        maxLength={254}
      />
      <TextArea
        name="text"
        label={t('reviews.field.text')}
        hint={t('reviews.most', { count: number(reviewBounds.text) })}
        error={fields.text}
        defaultValue={values.text}
        rows={8}
      />
      <SelectField
        name="fit"
        label={t('reviews.fit')}
        optional
        defaultValue={values.fit ?? ''}
        options={[{ value: '', name: '—' }, ...fits.map(fit => ({ value: fit, name: t(`reviews.fit.${fit}`) }))]}
      />
      <CheckField
        name="recommended"
        value="yes"
        label={t('reviews.recommends.field')}
        defaultChecked={own === undefined || values.recommended === 'yes'}
      />
      <TextField
        name="nickname"
        label={t('reviews.nickname')}
        hint={t('reviews.nickname.hint')}
        error={fields.nickname}
        defaultValue={values.nickname}
        autoComplete="nickname"
        maxLength={40}
      />
      <Button type="submit">{t('reviews.send')}</Button>
    </PostForm>
  )
}

function Done({ product }: { readonly product: Product }) {
  const { locale, t } = useLanguage()
  return (
    <EmptyState
      isPage
      icon="check"
      title={t('reviews.thanks')}
      text={t('reviews.thanks.text')}
      action={<ButtonLink href={href(locale, 'reviews', { productId: product.id })}>{t('reviews.to-all')}</ButtonLink>}
    />
  )
}

function Nothing() {
  const { locale, t } = useLanguage()
  return (
    <EmptyState
      isPage
      icon="star"
      title={t('reviews.write')}
      text={t('reviews.write.which')}
      action={<ButtonLink href={href(locale, 'search')}>{t('browse.search.title')}</ButtonLink>}
    />
  )
}

/** `/write-a-review` */
export function WriteReviewPage({ product, isDone, refused }: Props) {
  const { t } = useLanguage()
  if (product === undefined) return <Nothing />
  if (isDone) return <Done product={product} />
  return (
    <div className={`${band.band} ${css.page}`}>
      <div>
        <h1>{t('reviews.write')}</h1>
        <p className={css.name}>{product.name}</p>
        <Form product={product} refused={refused} />
      </div>
      {product.image !== undefined && (
        <img
          className={css.picture}
          src={product.image.src}
          alt={product.image.alt}
          width={product.image.width}
          height={product.image.height}
        />
      )}
    </div>
  )
}

/** While the product comes. */
export function WriteReviewSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={`${band.band} ${css.page}`}>
      <div>
        <h1>{t('reviews.write')}</h1>
        <Skeleton blocks={4} />
      </div>
    </div>
  )
}
