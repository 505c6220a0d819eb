import { href } from '#routes/href.ts'
import { reviewBounds, reviewHeights } from '#src/commerce/calls/catalogue/review-shapes.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { photoBounds, photoTypes } from '#src/commerce/calls/catalogue/photo-types.ts'
import type { Image } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { heightName } from '#src/product-ui/reviews/height-name.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { CheckField, RadioGroup } from '#src/ui/controls/choice.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { FileField } from '#src/ui/controls/file-field.tsx'
import { SelectField, TextField } from '#src/ui/controls/field.tsx'
import band from '#src/ui/layout/page.module.css'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

import { CommandForm, type FieldOf } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './page.module.css'

type Product = Pick<ProductDetails, 'id' | 'name' | 'slug' | 'sizes'> & {
  readonly image: Image | undefined
  /** Whether it helps others to know how tall its wearer is. */
  readonly isForBody: boolean
}

export type Props = {
  /** Absent when the address names none that exists. */
  readonly product?: Product
  readonly isDone: boolean
  /** Whether photographs came with what is done. */
  readonly hasPhotos?: boolean
  readonly refused?: RefusedCommand
}

const scores = [5, 4, 3, 2, 1] as const
const fits = ['small', 'true-to-size', 'large'] as const

const labels = {
  score: 'reviews.score.label',
  title: 'reviews.field.title',
  text: 'reviews.field.text',
  size: 'reviews.size',
  height: 'reviews.height',
  fit: 'reviews.fit',
  nickname: 'reviews.nickname',
  photos: 'reviews.photos.field',
} as const

/** From one star to five, the best first. */
function Score({ score }: { readonly score: ReturnType<FieldOf<keyof typeof labels>> }) {
  const { t } = useLanguage()
  return (
    <RadioGroup
      name={score.name}
      legend={score.label}
      error={score.error}
      chosen={score.defaultValue}
      choices={scores.map(stars => ({ value: `${stars}`, label: t('reviews.stars', { count: stars }) }))}
    />
  )
}

/** Photographs: without script as they are, with script made smaller before they are sent. */
function Photos({ name, label, error }: ReturnType<FieldOf<keyof typeof labels>>) {
  const { t, number } = useLanguage()
  return (
    <div data-mount="photos" data-wake="visible">
      <FileField
        name={name}
        label={label}
        error={error}
        hint={t('reviews.photos.hint', {
          count: photoBounds.count,
          size: number(photoBounds.bytes / 1_000_000),
        })}
        accept={photoTypes.join()}
        multiple
        optional
      />
    </div>
  )
}

function Form({ product, refused }: { readonly product: Product; readonly refused: RefusedCommand | undefined }) {
  const { locale, t, number } = useLanguage()
  const atMost = (letters: number) => t('reviews.most', { count: number(letters) })
  return (
    <CommandForm command="reviews/write" labels={labels} refused={refused} takesFiles>
      {(field, box) => (
        <>
          <input type="hidden" name="productId" value={product.id} />
          <Score score={field('score')} />
          <TextField {...field('title')} hint={atMost(reviewBounds.title)} maxLength={254} />
          <TextArea {...field('text')} hint={atMost(reviewBounds.text)} rows={8} />
          {product.sizes.length > 1 && (
            <SelectField
              {...field('size')}
              optional
              options={[{ value: '', name: '—' }, ...product.sizes.map(({ id, name }) => ({ value: id, name }))]}
            />
          )}
          {product.isForBody && (
            <SelectField
              {...field('height')}
              optional
              options={[
                { value: '', name: '—' },
                ...reviewHeights.map(height => ({ value: height, name: heightName(locale, t, height) })),
              ]}
            />
          )}
          <SelectField
            {...field('fit')}
            optional
            options={[{ value: '', name: '—' }, ...fits.map(fit => ({ value: fit, name: t(`reviews.fit.${fit}`) }))]}
          />
          <CheckField {...box('recommended', true)} label={t('reviews.recommends.field')} />
          <TextField {...field('nickname')} hint={t('reviews.nickname.hint')} autoComplete="nickname" maxLength={40} />
          <Photos {...field('photos')} />
          <div>
            <Button type="submit">{t('reviews.send')}</Button>
          </div>
        </>
      )}
    </CommandForm>
  )
}

function Done({ product, hasPhotos }: { readonly product: Product; readonly hasPhotos: boolean }) {
  const { locale, t } = useLanguage()
  return (
    <EmptyState
      isPage
      icon="check"
      title={t('reviews.thanks')}
      text={`${t('reviews.thanks.text')}${hasPhotos ? ` ${t('reviews.thanks.photos')}` : ''}`}
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
export function WriteReviewPage({ product, isDone, hasPhotos = false, refused }: Props) {
  const { t } = useLanguage()
  if (product === undefined) return <Nothing />
  if (isDone) return <Done product={product} hasPhotos={hasPhotos} />
  return (
    <div className={`${band.band} ${css.page}`}>
      <div className={css.writing}>
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
