import { expect, it } from 'vitest'

import { nearestAmong } from './nearest-address.ts'

const nearest = nearestAmong([
  '/',
  '/c/tents',
  '/c/mens-jackets',
  '/c/womens-jackets',
  '/p/ridgeline-shell-jacket',
  '/p/cloudbreak-boot',
  '/help/returns',
])

it('an address that was renamed, misspelt or moved finds the one that is most like it', () => {
  expect(nearest('/old/ridgeline-shell-jacket.html')).toBe('/p/ridgeline-shell-jacket')
  expect(nearest('/category/mens-jackets')).toBe('/c/mens-jackets')
  expect(nearest('/womens-jacket')).toBe('/c/womens-jackets')
  expect(nearest('/tent')).toBe('/c/tents')
  expect(nearest('/customer-service/returns')).toBe('/help/returns')
})

it('what is like nothing gets no suggestion', () => {
  for (const path of ['/wp-login.php', '/.env', '/', '/12']) expect(nearest(path), path).toBeUndefined()
})
