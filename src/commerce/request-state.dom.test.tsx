import { QueryClient, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'

import { requestState } from './request-state.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.replaceChildren()
})

/** A component that asks once `enabled`, and shows the state of its request. */
async function asking() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = Promise.withResolvers<string>()
  function Shown({ enabled }: { readonly enabled: boolean }) {
    const request = useQuery({ queryKey: ['a'], queryFn: () => answer.promise, enabled }, client)
    return requestState(request)
  }
  const root = createRoot(document.body)
  const render = (enabled: boolean) => act(async () => root.render(<Shown enabled={enabled} />))
  await render(false)
  return { answer, ask: () => render(true), shown: () => document.body.textContent }
}

it.each(['success', 'error'] as const)(
  'R193: an asynchronous data request is idle until it is made, then pending, then %s',
  async outcome => {
    const { answer, ask, shown } = await asking()
    expect(shown()).toBe('idle')
    await ask()
    expect(shown()).toBe('pending')
    if (outcome === 'success') answer.resolve('data')
    else answer.reject(new Error('no answer'))
    await vi.waitFor(() => expect(shown()).toBe(outcome))
  },
)
