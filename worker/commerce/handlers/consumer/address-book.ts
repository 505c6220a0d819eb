import type { Handlers } from '#src/commerce/call.ts'
import type { addressBookCalls, ApproachType, KeptAddress } from '#src/commerce/calls/consumer/address-book.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { AccountContext, Contexts } from '../../context.ts'
import { addAddress, findAddress, readAddresses, removeAddress, setAddress } from '../../db/accounts/addresses.ts'
import { isBillingAddress } from '../../db/accounts/cards.ts'
import { checkBillingAddress, checkShippingAddress } from '../../rules/addresses/address.ts'

/** Checks an address by its purpose; a missing e-mail is taken from the account. */
function checked({ account, site }: AccountContext, approachType: ApproachType, address: KeptAddress) {
  const complete = { ...address, email: address.email ?? account.email }
  const place = approachType === 'S' ? checkShippingAddress(complete, site) : checkBillingAddress(complete)
  return place.ok ? ok<KeptAddress>({ ...address, ...place.value }) : place
}

const written = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2 = '',
  city,
  postalCode,
  countryCode,
}: KeptAddress) =>
  [firstName, lastName, addressLine1, addressLine2, city, postalCode, countryCode].join('\n').toLowerCase()

/** CCA400: the same place is in its group already. */
function isNew(
  { db, account }: AccountContext,
  approachType: ApproachType,
  address: KeptAddress,
  except?: string,
): Result<undefined, 'CCA400'> {
  const twin = readAddresses(db, account.id).find(
    other => other.approachType === approachType && other.id !== except && written(other) === written(address),
  )
  return twin === undefined ? ok(undefined) : fail('CCA400', { addressId: twin.id })
}

export const addressBookHandlers = {
  'consumer.address.create': ({ body: { address, approachType, main } }, context) => {
    const place = checked(context, approachType, address)
    if (!place.ok) return place
    const fresh = isNew(context, approachType, place.value)
    if (!fresh.ok) return fresh
    return context.db.transact(() =>
      ok({ addressId: addAddress(context, context.account.id, { address: place.value, approachType, main }) }),
    )
  },
  'consumer.address.update': ({ path, body: { address, approachType, main } }, context) => {
    const { db, account } = context
    const before = findAddress(db, account.id, path.addressId)
    if (before === undefined) return fail('CCA401')
    const place = checked(context, approachType, address)
    if (!place.ok) return place
    const fresh = isNew(context, approachType, place.value, before.id)
    if (!fresh.ok) return fresh
    return db.transact(() => {
      setAddress(db, account.id, before, { address: place.value, approachType, main })
      return ok({ addressId: before.id })
    })
  },
  'consumer.address.remove': ({ path }, { db, account }) => {
    const address = findAddress(db, account.id, path.addressId)
    if (address === undefined) return fail('CCA401')
    if (isBillingAddress(db, address.id)) return fail('PRO414')
    return db.transact(() => {
      removeAddress(db, account.id, address)
      return ok({ addressId: address.id })
    })
  },
} satisfies Handlers<typeof addressBookCalls, Contexts>
