import { afterEach, expect, test, vi } from 'vitest'

import { importPart } from './import-part.ts'

const preloads = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), link =>
    link.getAttribute('href'),
  )

afterEach(() => document.head.replaceChildren())

test('what a part leads to is asked for once, before the part is there', async () => {
  const loading = Promise.withResolvers<string>()
  const first = importPart(() => loading.promise, ['assets/a.js', 'assets/b.js'])
  expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js'])
  await importPart(() => Promise.resolve('other'), ['assets/b.js', 'assets/c.js'])
  expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
  loading.resolve('part')
  await expect(first).resolves.toBe('part')
})

test('a part that is gone is told of, and the one who asked learns why', async () => {
  const told = vi.fn()
  addEventListener('vite:preloadError', told)
  await expect(importPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(told).toHaveBeenCalledOnce()
  removeEventListener('vite:preloadError', told)
})
