import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'

import { createBrowserClient } from './browser.ts'
import { CommerceProvider, useCall } from './use-call.ts'

const stock = { items: [{ upc: '00000001', state: 'low', left: 2 }] }
const refused = { errorDetails: [{ errorId: 'ORD404', message: 'gone' }] }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.replaceChildren()
})

function Stock({ productId }: { readonly productId: string | undefined }) {
  const { data, error, status } = useCall(
    'products.availability.get',
    productId === undefined ? undefined : { productId, upcs: ['00000001'] },
  )
  return <p>{error?.code ?? data?.items[0]?.state ?? status}</p>
}

/** Shows components in a browser whose store answers with a status and JSON; gives what they say and what was asked. */
async function show(children: ReactNode, status: number, json: unknown) {
  const asked = vi.fn((_address: string) => Promise.resolve(Response.json(json, { status })))
  vi.stubGlobal('fetch', asked)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <CommerceProvider value={createBrowserClient('en_US')}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </CommerceProvider>,
    ),
  )
  return { asked, said: () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent) }
}

it('two that want the same answer ask once, in the locale of the page', async () => {
  const both = [<Stock key="a" productId="FH10011" />, <Stock key="b" productId="FH10011" />]
  const { asked, said } = await show(both, 200, stock)
  await vi.waitFor(() => expect(said()).toEqual(['low', 'low']))
  expect(asked.mock.calls.map(([address]) => new URL(address, location.href).searchParams.get('locale'))).toEqual([
    'en_US',
  ])
})

it('a refusal is an error with its code, and is not asked about again', async () => {
  const { asked, said } = await show(<Stock productId="FH10011" />, 404, refused)
  await vi.waitFor(() => expect(said()).toEqual(['ORD404']))
  expect(asked).toHaveBeenCalledOnce()
})

it('without an input nothing is asked', async () => {
  const { asked, said } = await show(<Stock productId={undefined} />, 200, stock)
  expect([asked.mock.calls.length, said()]).toEqual([0, ['pending']])
})

it('an answer that is there already is shown after the HTML of the server has been taken over as it is', async () => {
  const { asked } = await show(<Stock productId="FH10011" />, 200, stock)
  const known = new QueryClient()
  known.setQueryData(['products.availability.get', { productId: 'FH10011', upcs: ['00000001'] }], stock)
  const island = document.createElement('div')
  island.innerHTML = '<p>pending</p>'
  const mismatches: unknown[] = []
  await act(async () => {
    hydrateRoot(
      island,
      <CommerceProvider value={createBrowserClient('en_US')}>
        <QueryClientProvider client={known}>
          <Stock productId="FH10011" />
        </QueryClientProvider>
      </CommerceProvider>,
      { onRecoverableError: error => void mismatches.push(error) },
    )
  })
  expect([mismatches, island.textContent, asked.mock.calls.length > 0]).toEqual([[], 'low', true])
})
