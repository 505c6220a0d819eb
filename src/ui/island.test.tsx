import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Island, IslandProvider } from './island.tsx'

const Part = ({ text }: { readonly text: string }) => <b>{text}</b>

test('an island is rendered under the name its code is found by; a name that is no island does not compile', () => {
  const render = () => '<b>there</b>'
  const html = renderToStaticMarkup(
    <IslandProvider value={render}>
      <Island name="size-picker" wake="visible" component={Part} props={{ text: 'there' }} />
      {/* @ts-expect-error -- misspelt */}
      <Island name="size-piker" wake="never" component={Part} props={{ text: 'there' }} />
    </IslandProvider>,
  )
  expect(html).toContain('data-mount="size-picker" data-wake="visible"')
})
