import { localPath } from '#routes/href.ts'
import type { SocialMedia } from '#src/commerce/calls/social.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { Footer } from '../parts/footer.tsx'
import { Header } from '../parts/header.tsx'
import type { Shell } from '../shell.ts'
import css from './page.module.css'

export type FrameProps = { readonly photos: readonly SocialMedia[] }
export type ShellProps = { readonly shell: Shell }

/** `/soci/frame`: every photo leads to what is worn in it, in the window around the frame. */
export function SociFramePage({ photos }: FrameProps) {
  const { locale, t } = useLanguage()
  return (
    <>
      <h1 className="visually-hidden">{t('reviews.photos')}</h1>
      <ul className={css.photos}>
        {photos.map(({ id, image, caption, productIds: [productId = ''] }) => (
          <li key={id}>
            <a href={localPath(locale, `/p/x-${productId.toLowerCase()}`)} target="_top">
              <img src={image.src} alt={caption} width={image.width} height={image.height} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** `/soci/header` */
export const SociHeaderPage = ({ shell }: ShellProps) => (
  <>
    <h1 className="visually-hidden">Fellholm</h1>
    <Header menu={shell.menu} />
  </>
)

/** `/soci/footer` */
export const SociFooterPage = ({ shell }: ShellProps) => (
  <>
    <h1 className="visually-hidden">Fellholm</h1>
    <Footer items={shell.footer} />
  </>
)
