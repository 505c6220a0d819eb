import { localPath } from '#routes/href.ts'
import type { SocialMedia } from '#src/commerce/calls/social.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import typography from '#src/ui/typography.module.css'
import css from '../parts/parts.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import fold from '#src/ui/layout/fold.module.css'

/** So many photos are asked for at once. */
const many = '48'

/** The photo of an id, `null` when there is none: the service gives photos by stream, so it is looked for in the streams it runs in. */
function usePhoto(mediaId: string): SocialMedia | null | undefined {
  const streams = useCall('social.media-streams.list', { mediaId })
  const [smallest] = streams.data?.streams.toSorted((a, b) => a.mediaCount - b.mediaCount) ?? []
  const media = useCall('social.stream-media.list', smallest && { streamId: smallest.id, page: '1', count: many })
  const isOver = [streams, media].some(({ status }) => status === 'error') || (streams.data && smallest === undefined)
  if (isOver === true) return null
  return media.data && (media.data.media.find(({ id }) => id === mediaId) ?? null)
}

function Report({ mediaId }: { readonly mediaId: string }) {
  const { t } = useLanguage()
  return (
    <details className={css.flag}>
      <summary className={fold.summary}>{t('reviews.flag')}</summary>
      <PostForm command="reviews/report-photo" className={css.form}>
        <input type="hidden" name="mediaId" value={mediaId} />
        <TextField name="reason" label={t('reviews.flag.why')} maxLength={200} />
        <Button type="submit" look="secondary">
          {t('reviews.flag.send')}
        </Button>
        <FormThanks text={t('reviews.flagged')} />
      </PostForm>
    </details>
  )
}

function Photo({ photo }: { readonly photo: SocialMedia }) {
  const { locale, t } = useLanguage()
  const { image, caption, author, productIds } = photo
  return (
    <>
      <img className={css.large} src={image.src} alt={caption} width={image.width} height={image.height} />
      <p>{caption}</p>
      <p className={typography.small}>{author}</p>
      {productIds.map(id => (
        <MoreLink key={id} href={localPath(locale, `/p/x-${id.toLowerCase()}`)}>
          {t('reviews.photo.product')}
        </MoreLink>
      ))}
      <Report mediaId={photo.id} />
    </>
  )
}

/** `#modal=review-user-generated-content_{mediaId}`: a shopper's photo, whose it is and what is worn in it. */
export function ReviewUserGeneratedContent({ frame, argument = '', onClose }: DialogProps) {
  const { t } = useLanguage()
  const photo = usePhoto(argument)
  return (
    <Dialog frame={frame} isWaiting={photo === undefined} title={t('reviews.photo')} onClose={onClose}>
      {photo === undefined && <Skeleton blocks={1} shape="tile" />}
      {photo === null && <Notice look="info">{t('reviews.photo.none')}</Notice>}
      {photo && <Photo photo={photo} />}
    </Dialog>
  )
}
