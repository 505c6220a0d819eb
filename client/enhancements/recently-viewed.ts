import { readViewed, withViewed, type Viewed } from '#src/shop/product/model/viewed.ts'

import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'
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

/** Shows the products that were looked at before, and remembers that of this page for who agrees to it. */
export const mount: Mount = async section => {
  const { id = '', name = '', src = '' } = section.dataset
  const before = readViewed(localStorage.getItem(key)).filter(one => one.id !== id)
  section.querySelector('ul')?.replaceChildren(...before.map(entry))
  section.hidden = before.length === 0
  const { pathname } = location
  if (await isAllowedHere('functional', pageLocale()))
    localStorage.setItem(key, JSON.stringify(withViewed(before, { id, name, src, href: pathname })))
  return undefined
}
