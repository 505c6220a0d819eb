import { expect, it } from 'vitest'

import { bareShell } from '#src/shop/content/shell.ts'
import type { PreloadedImage } from '#src/shop/page.ts'

import { renderPublicPage } from './public-page.tsx'

/** The page of a picture that is to be fetched first. */
async function linkOf(first: PreloadedImage): Promise<string | undefined> {
  const rendered = await renderPublicPage(
    {
      name: 'home',
      path: '/',
      params: {},
      query: new URLSearchParams(),
      variants: {},
      flagState: async () => 'on',
      locale: 'en-us',
      commerce: () => Promise.reject(new Error('nothing is asked')),
      shell: Promise.resolve({ shell: bareShell, isBare: false }),
      storeOrigin: 'https://store.example',
    },
    { show: () => Promise.resolve({ kind: 'page', element: <p />, head: { title: 'Home', preloadImage: first } }) },
  )
  return rendered.kind === 'rendered' ? rendered.page.link : undefined
}

const gallery = (src: string) => ({ src, place: 'gallery' }) as const

it('Link names the first picture (RFC 8288)', async () => {
  expect(await linkOf(gallery('/media/a.jpg?w=2&h=3'))).toBe(
    '</media/a.jpg?w=2&h=3>; rel=preload; as=image; fetchpriority=high',
  )
})

it('Link names every width of it, and what a place needs', async () => {
  const srcset = '/a.jpg?v=1&w=160 160w, /a.jpg?v=1&w=360 360w, /a.jpg?v=1&w=720 720w'
  expect(await linkOf({ src: '/a.jpg', srcset, place: 'card' })).toBe(
    `</a.jpg?v=1&w=360>; rel=preload; as=image; imagesrcset="${srcset}"; imagesizes="(min-width: 75rem) 21rem, (min-width: 48rem) 30vw, 46vw"; fetchpriority=high`,
  )
})

it.each([
  '/media/köln.jpg',
  '/media/climber’s.jpg',
  '/media/a b.jpg',
  '/media/"a".jpg',
  '/media/a&lt;b.jpg',
  '/a<b.jpg',
])('Link leaves %s to the head: no header may say it as it stands', async picture => {
  expect(await linkOf(gallery(picture))).toBeUndefined()
  expect(await linkOf({ src: '/a.jpg', srcset: `${picture} 360w`, place: 'card' })).toBeUndefined()
})

it('a drawing is not fetched ahead', async () => {
  expect(await linkOf(gallery('/media/a.svg'))).toBeUndefined()
})
