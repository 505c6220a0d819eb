import { expect, test } from 'vitest'

import { unlinked } from './unlinked.ts'

test.each([
  ['Win at https://evil.example now', 'Win at evil. example now'],
  ['HTTP://WWW.EVIL.EXAMPLE/x?y=1', 'WWW. EVIL. EXAMPLE/x?y=1'],
  ['evil。example and evil．example', 'evil. example and evil. example'],
  ['write to win@evil.example', 'write to win@evil. example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva. example'],
  ['javascript://evil.example', 'evil. example'],
  ['https://192.0.2.1/x', '192.0.2.1/x'],
])('no web address of what somebody typed stays one in a letter: %s', (typed, written) => {
  expect(unlinked(typed)).toBe(written)
})

test('everything else stays as it was written', () => {
  const text = 'See you at 5.30 p.m. up there. It was $12.50: well worth it (3:2, 4.5 km)!'
  expect(unlinked(text)).toBe(text)
})
