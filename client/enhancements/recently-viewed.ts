import { readViewed, withViewed, type Viewed } from '#src/shop/product/model/viewed.ts'

import type { Mount } from '../mount/mount.ts'

const key = 'recently-viewed'

function entry({ href, name, src }: Viewed): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  const picture = document.createElement('img')
  Object.assign(picture, { src, alt: '', width: 800, height: 1000, loading: 'lazy' })
  link.append(picture, name)
  item.append(link)
  return item
}

/** Remembers the product of this page, and shows those that were looked at before it. */
export const mount: Mount = section => {
  const { id = '', name = '', src = '' } = section.dataset
  const before = readViewed(localStorage.getItem(key)).filter(one => one.id !== id)
  localStorage.setItem(key, JSON.stringify(withViewed(before, { id, name, src, href: location.pathname })))
  section.querySelector('ul')?.replaceChildren(...before.map(entry))
  section.hidden = before.length === 0
}
