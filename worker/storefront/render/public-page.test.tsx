import { expect, it } from 'vitest'

import { bareShell } from '#src/shop/content/shell.ts'

import { renderPublicPage } from './public-page.tsx'

/** The page of a picture that is to be fetched first. */
async function linkOf(preloadImage: string): Promise<string | undefined> {
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
    { show: () => Promise.resolve({ kind: 'page', element: <img src={preloadImage} alt="" fetchPriority="high" /> }) },
  )
  return rendered.kind === 'rendered' ? rendered.page.link : undefined
}

it('Link names the first picture (RFC 8288)', async () => {
  expect(await linkOf('/media/v1/a.svg?w=2')).toBe('</media/v1/a.svg?w=2>; rel=preload; as=image; fetchpriority=high')
})

it.each(['/media/köln.svg', '/media/climber’s.svg', '/media/a.svg?w=2&h=3', '/media/a b.svg'])(
  'Link leaves %s to the head: no header may say it as it stands',
  async picture => expect(await linkOf(picture)).toBeUndefined(),
)
