import type { SiteName } from '#src/language/locales.ts'

import { SiteChoice } from '../orders/orders-page.tsx'

/** A photograph that nobody has looked at yet, and the review it came with. */
type PendingPhoto = {
  readonly photoId: string
  readonly productId: string
  readonly product: string
  readonly author: string
  readonly title: string
  readonly text: string
  readonly at: string
}

type Props = { readonly site: SiteName; readonly photos: readonly PendingPhoto[] }

function Pending({ site, photo }: { readonly site: SiteName; readonly photo: PendingPhoto }) {
  const { photoId, product, productId, author, title, text, at } = photo
  const path = `/photos/${site}/${photoId}`
  return (
    <article className="photo">
      <img src={`${path}/picture`} alt={`Photograph by ${author}`} loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          {author}, {at.slice(0, 10)}, of {product} ({productId})
        </p>
        <form method="post" action={path} className="row">
          <button type="submit" name="decision" value="show">
            Show it
          </button>
          <button type="submit" name="decision" value="refuse" className="quiet">
            Refuse it
          </button>
        </form>
      </div>
    </article>
  )
}

/** `/photos`: photographs that came with reviews, to be looked at before everybody sees them. */
export function PhotosPage({ site, photos }: Props) {
  return (
    <>
      <h1>Photographs with reviews</h1>
      <form method="get" className="row">
        <SiteChoice site={site} />
        <button type="submit">Show</button>
      </form>
      <p>
        {photos.length === 0
          ? 'Nothing waits to be looked at.'
          : 'The oldest first. What is refused is not kept, and its review stays.'}
      </p>
      {photos.map(photo => (
        <Pending key={photo.photoId} site={site} photo={photo} />
      ))}
    </>
  )
}
