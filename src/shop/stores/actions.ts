import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { fail, ok } from '#src/kit/result.ts'

import { command } from '../command.ts'
import { chosenStore } from './model/my-store.ts'

/** `POST /-/stores/choose`: remembers a store as the shopper's own. A store that does not exist answers STR404. */
const choose = command({
  input: v.object({ store: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  run: async ({ commerce, locale }, { store: id }) => {
    const all = await commerce('utilities.stores.list', {})
    if (!all.ok) return all
    const store = all.value.stores.find(one => one.id === id)
    if (store === undefined) return fail('STR404')
    const chosen = { id, name: store.name }
    return ok({ value: chosen, cookies: [chosenStore(chosen)], to: `${href(locale, 'storeLocator')}#${id}` })
  },
})

export const storesCommands = { choose } as const
