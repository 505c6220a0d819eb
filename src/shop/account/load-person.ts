import { href } from '#routes/href.ts'
import type { ApproachType } from '#src/commerce/calls/consumer/address-book.ts'

import { countriesOf } from '../checkout/model/countries.ts'
import type { FlashMessage, LoadResult, PersonalRequest } from '../page.ts'
import { isOwnStep } from '../sign-in/model/enrollment.ts'
import { withoutAnswer } from './ask.ts'
import type { Props as AccountProps } from './page.tsx'
import type { Props as AddressProps } from './pages/address.tsx'
import type { Props as AddressesProps } from './pages/addresses.tsx'
import type { Props as ProfileProps } from './pages/profile.tsx'

/** So many of the latest orders stand on the first page of the account. */
const latest = 3

export async function loadAccount(request: PersonalRequest): Promise<LoadResult<AccountProps>> {
  const { commerce, locale } = request
  const here = href(locale, 'account')
  const [profile, history, keys] = await Promise.all([
    commerce('consumer.profile.get', { loyaltySummary: 'true' }),
    commerce('consumer.purchase-history.list', { count: latest }),
    commerce('consumer.passkey.list', {}),
  ])
  if (!profile.ok) return withoutAnswer(request, profile.code, here)
  return {
    kind: 'page',
    props: {
      profile: profile.value,
      orders: history.ok ? history.value.orders : [],
      offersPasskey: keys.ok && keys.value.passkeys.length === 0,
    },
  }
}

/** The recovery codes that the command before has made. */
const recoveryCodesIn = (flash: FlashMessage | undefined): readonly string[] =>
  flash?.command === 'account/second-factor' || flash?.command === 'account/recovery-codes'
    ? (flash.values.recoveryCodes?.split(' ') ?? [])
    : []

export async function loadProfile(request: PersonalRequest): Promise<LoadResult<ProfileProps>> {
  const { commerce, locale, query, visit } = request
  const step = query.get('step')
  const [profile, kept, keys, open, second] = await Promise.all([
    commerce('consumer.profile.get', {}),
    // Naming nothing changes nothing, and the answer says how things stand.
    commerce('consumer.notification.update', { notifications: {} }),
    commerce('consumer.passkey.list', {}),
    commerce('consumer.session.list', {}),
    commerce('consumer.second-factor.get', {}),
  ])
  if (!profile.ok) return withoutAnswer(request, profile.code, href(locale, 'accountProfile'))
  return {
    kind: 'page',
    props: {
      profile: profile.value,
      notifications: kept.ok ? kept.value.notifications : {},
      passkeys: keys.ok ? keys.value.passkeys : [],
      sessions: open.ok ? open.value.sessions : [],
      ...(second.ok && { secondFactor: second.value }),
      recoveryCodes: recoveryCodesIn(visit.flash),
      ...(isOwnStep(step) && { step }),
      ...(visit.refused && { refused: visit.refused }),
    },
  }
}

export async function loadAddresses(request: PersonalRequest): Promise<LoadResult<AddressesProps>> {
  const { commerce, locale, visit } = request
  const profile = await commerce('consumer.profile.get', {})
  if (!profile.ok) return withoutAnswer(request, profile.code, href(locale, 'accountAddress'))
  const addresses = profile.value.consumerDetails.address
  return { kind: 'page', props: { addresses, ...(visit.refused && { refused: visit.refused }) } }
}

/** `?id=` names the address to change; one of another group or account is not found. */
export const loadAddress =
  (approachType: ApproachType) =>
  async (request: PersonalRequest): Promise<LoadResult<AddressProps>> => {
    const { commerce, locale, query, visit } = request
    const here = href(locale, 'accountAddress')
    const profile = await commerce('consumer.profile.get', {})
    if (!profile.ok) return withoutAnswer(request, profile.code, here)
    const id = query.get('id')
    const address = profile.value.consumerDetails.address.find(
      one => one.id === id && one.approachType === approachType,
    )
    if (id !== null && address === undefined) return { kind: 'redirect', to: here, status: 302 }
    return {
      kind: 'page',
      props: {
        approachType,
        countries: countriesOf(locale),
        ...(address && { address }),
        ...(visit.refused && { refused: visit.refused }),
      },
    }
  }
