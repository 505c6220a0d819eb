import type { SocialMedia } from '#src/commerce/calls/social.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './parts.module.css'

/** Photos shoppers have shared; each opens large, without script as the picture itself. */
export function Photos({ photos }: { readonly photos: readonly SocialMedia[] }) {
  const { t } = useLanguage()
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos-title" className={css.photos}>
      <h2 id="photos-title">{t('reviews.photos')}</h2>
      <ul>
        {photos.map(({ id, image, caption }) => (
          <li key={id}>
            <a href={image.src} data-dialog={`modal=review-user-generated-content_${id}`}>
              <img src={image.src} alt={caption} width={image.width} height={image.height} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
