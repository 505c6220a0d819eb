import { expect, it } from 'vitest'

import { whileLoading } from './loading.ts'

const isShown = () => document.documentElement.hasAttribute('data-loading')

/** Work that ends when told to. */
function work() {
  let end = () => undefined as void
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  return { run: () => done, end }
}

it('the loading bar is there while a page is on its way, and goes when it has come or failed', async () => {
  const first = work()
  const running = whileLoading(first.run)
  expect(isShown()).toBe(true)
  first.end()
  await running
  expect(isShown()).toBe(false)
  await expect(whileLoading(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(isShown()).toBe(false)
})

it('a navigation that was given up does not take the bar from the one that replaced it', async () => {
  const [first, second] = [work(), work()]
  const runs = [whileLoading(first.run), whileLoading(second.run)]
  first.end()
  await runs[0]
  expect(isShown()).toBe(true)
  second.end()
  await runs[1]
  expect(isShown()).toBe(false)
})
