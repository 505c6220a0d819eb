import * as v from 'valibot'
import { expect, test } from 'vitest'

import { binding, origin, SettingsError, settingsReader, whole } from './settings.ts'

const read = settingsReader(
  'example',
  v.object({ PAGES: binding<object>('PAGES'), HERE: origin, TIMEOUT_MS: whole(150, 1) }),
)

test('settings are parsed once, and what is not given has its default', () => {
  const env = { PAGES: {}, HERE: 'https://store.example' }
  expect(read(env)).toEqual({ ...env, TIMEOUT_MS: 150 })
  expect(read(env)).toBe(read(env))
})

test('every setting that is wrong is named at once, with the worker it belongs to', () => {
  const wrong = () => read({ PAGES: 'a text', HERE: 'https://store.example/path', TIMEOUT_MS: '0' })
  expect(wrong).toThrow(SettingsError)
  for (const part of ['example worker', 'PAGES: the binding PAGES is missing', 'HERE: scheme and host', 'TIMEOUT_MS: '])
    expect(wrong).toThrow(part)
})
