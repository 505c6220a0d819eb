import { expect, it } from 'vitest'

import { fromBase64, toBase64 } from './base64.ts'

it.each([0, 1, 2, 3, 32_765, 32_766, 32_767, 100_000])('%d bytes come back as they were', count => {
  const bytes = Uint8Array.from({ length: count }, (_, at) => at % 251)
  const text = toBase64(bytes)
  expect(text).toBe(Buffer.from(bytes).toString('base64'))
  expect(fromBase64(text)).toEqual(bytes)
})

it('what is no base64 has no bytes', () => {
  expect(fromBase64('so not!')).toBeUndefined()
})
