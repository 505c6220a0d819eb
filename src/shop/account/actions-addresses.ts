import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { ApproachType, KeptAddress, StoredAddress } from '#src/commerce/calls/consumer/address-book.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { addressForm, namesProvince, toAddress } from '../checkout/model/address-form.ts'
import { atField } from '../at-field.ts'
import { command, type CommandContext } from '../command.ts'
import { flag } from '../sign-in/model/fields.ts'

const addressId = v.pipe(v.string(), v.maxLength(64))

const listed = ({ locale }: CommandContext) => href(locale, 'accountAddress')

/** `POST /-/account/address`: adds an address, or changes the one that is named. */
const address = command({
  input: v.pipe(
    v.object({
      ...addressForm.entries,
      approachType: v.picklist(['S', 'B']),
      addressId: v.optional(addressId),
      main: flag,
    }),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
  ),
  run: async (context, { approachType, addressId, main, ...form }) => {
    const { commerce } = context
    const body = { address: toAddress(form), approachType, main }
    const kept =
      addressId === undefined
        ? await commerce('consumer.address.create', body)
        : await commerce('consumer.address.update', { ...body, addressId })
    if (!kept.ok) return atField(kept)
    return ok({ value: kept.value, to: listed(context), notice: { key: 'account.saved' } })
  },
})

type Kept = {
  readonly addressId: string
  readonly address: KeptAddress
  readonly approachType: ApproachType
  readonly main: true
}

/** An address of the account as the update call wants it; the call replaces what it is given. */
async function asMain({ commerce }: CommandContext, id: string): Promise<Result<Kept>> {
  const profile = await commerce('consumer.profile.get', {})
  if (!profile.ok) return profile
  const found = profile.value.consumerDetails.address.find(one => one.id === id)
  if (found === undefined) return fail('CCA401')
  const { id: addressId, addressId: _, approachType, main: __, ...kept }: StoredAddress = found
  return ok({ addressId, address: kept, approachType, main: true })
}

/** `POST /-/account/main-address`: the other of the group is main no longer (R189). */
const mainAddress = command({
  input: v.object({ addressId }),
  run: async (context, { addressId }) => {
    const kept = await asMain(context, addressId)
    if (!kept.ok) return kept
    const updated = await context.commerce('consumer.address.update', kept.value)
    return updated.ok ? ok({ value: updated.value, to: listed(context), notice: { key: 'account.saved' } }) : updated
  },
})

/** `POST /-/account/remove-address` */
const removeAddress = command({
  input: v.object({ addressId }),
  run: async (context, { addressId }) => {
    const removed = await context.commerce('consumer.address.remove', { addressId })
    return removed.ok ? ok({ value: removed.value, to: listed(context), notice: { key: 'account.removed' } }) : removed
  },
})

export const addressCommands = {
  address,
  'main-address': mainAddress,
  'remove-address': removeAddress,
} as const
