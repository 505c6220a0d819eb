import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startForms } from '../../forms/forms.ts'
import { mount } from './photos.ts'

startForms()

/** Photographs that are being taken in, by name; a test says when each is there. */
const pending = new Map<string, () => void>()
const sent: string[][] = []

beforeEach(() => {
  pending.clear()
  sent.length = 0
  vi.stubGlobal(
    'createImageBitmap',
    ({ name }: File) => new Promise(resolve => pending.set(name, () => resolve({ width: 800, height: 600 }))),
  )
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: FormData }) => {
    sent.push(body.getAll('photos').map(photo => (photo as File).name))
    return Response.json({ ok: true, value: null })
  })
  document.body.innerHTML = `<form action="/-/reviews/write" data-command="reviews/write" method="post" enctype="multipart/form-data">
    <input name="title"><div data-mount="photos"><input type="file" name="photos" multiple></div><button type="submit">Send</button></form>`
  wake()
})

afterEach(() => vi.unstubAllGlobals())

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const button = () => one('button')
const field = () => one('[type="file"]') as HTMLInputElement

function choose(...names: string[]) {
  const chosen = new DataTransfer()
  for (const name of names) chosen.items.add(new File(['x'], name, { type: 'image/jpeg' }))
  field().files = chosen.files
  field().dispatchEvent(new Event('change', { bubbles: true }))
}

const wake = () => mount(one('[data-mount]'))
const press = () => button().click()
const rest = () => new Promise(resolve => setTimeout(resolve, 150))

it('R413: pressed while a photograph is being taken in, the form is sent once, with it, when it is there', async () => {
  choose('ridge.jpg')
  press()
  press()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await rest()
  expect(sent).toEqual([])
  pending.get('ridge.jpg')?.()
  await vi.waitFor(() => expect(sent).toEqual([['ridge.jpg']]))
  await vi.waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(sent).toHaveLength(1)
})

it('R413: not pressed meanwhile, the form is sent by the press that comes afterwards', async () => {
  choose('ridge.jpg')
  await rest()
  pending.get('ridge.jpg')?.()
  await rest()
  expect(sent).toEqual([])
  press()
  await vi.waitFor(() => expect(sent).toEqual([['ridge.jpg']]))
})

it('R413: chosen anew meanwhile, the form waits for what was chosen last and is sent with that alone', async () => {
  choose('ridge.jpg')
  choose('lake.jpg')
  press()
  pending.get('ridge.jpg')?.()
  await rest()
  expect(sent).toEqual([])
  pending.get('lake.jpg')?.()
  await vi.waitFor(() => expect(sent).toEqual([['lake.jpg']]))
  await rest()
  expect(sent).toHaveLength(1)
})

it('R413: a photograph that was chosen before this was there is taken in when it is, once', async () => {
  document.body.innerHTML = `${document.body.innerHTML}`
  choose('ridge.jpg')
  expect(pending.size).toBe(0)
  const read = vi.fn(createImageBitmap)
  vi.stubGlobal('createImageBitmap', read)
  wake()
  field().dispatchEvent(new Event('change', { bubbles: true }))
  expect(read).toHaveBeenCalledTimes(1)
  press()
  await rest()
  expect(sent).toEqual([])
  pending.get('ridge.jpg')?.()
  await vi.waitFor(() => expect(sent).toEqual([['ridge.jpg']]))
})
