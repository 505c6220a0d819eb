import type { SiteName } from '#src/language/locales.ts'
import type { Home, SeedPeople, SeedPerson } from '#worker/commerce/seed/people.ts'

import { emailOf, fixtures, seededPassword } from '../fixtures.ts'
import { history } from './history.ts'

/**
 * The hash of the password all of them share (scrypt, see `rules/password.ts`), computed beforehand so that a shop
 * opens quickly.
 */
const seededHash = 'scrypt$16384$8$5$ZmVsbGhvbG0tcGVvcGxlIQ$hS8uXtTZCu7hJzllWyshiu2-vKPsd-jk3SOufylqB_U'

const born = (birthDate: string) => ({ birthDate })

/** People for every role, at every site the same. Their e-mail is `{role}@fellholm.example`. */
export const seededPeople = [
  {
    role: 'shopper',
    details: { firstName: 'Ada', lastName: 'Moor', postalCode: '80202', ...born('1988-04-12') },
    phone: '00',
    hasAddresses: true,
  },
  {
    role: 'member',
    details: {
      firstName: 'Noor',
      lastName: 'Hale',
      postalCode: '80203',
      interests: 'hike|camp',
      ...born('1991-09-30'),
    },
    phone: '01',
    isLoyaltyMember: true,
    isLoyaltyConfirmed: true,
    points: 1_240,
    hasAddresses: true,
    lists: { favorites: 30, saved: 12 },
  },
  {
    role: 'member-new',
    details: { firstName: 'Ines', lastName: 'Fell', postalCode: '80204', ...born('1996-02-01') },
    phone: '02',
    isLoyaltyMember: true,
    hasAddresses: true,
  },
  {
    role: 'employee',
    details: { firstName: 'Tom', lastName: 'Birk', postalCode: '80205', ...born('1985-06-21') },
    phone: '03',
    hasAcceptedTerms: true,
    allowance: { kind: 'employee', spent: 42_000, cap: 250_000 },
    hasAddresses: true,
  },
  {
    role: 'employee-new',
    details: { firstName: 'Mina', lastName: 'Ask', postalCode: '80206', ...born('1999-11-03') },
    phone: '04',
    allowance: { kind: 'employee', spent: 0, cap: 250_000 },
    hasAddresses: true,
  },
  {
    role: 'athlete',
    details: { firstName: 'Kjell', lastName: 'Varg', postalCode: '80207', ...born('1993-01-17') },
    phone: '05',
    allowance: { kind: 'athlete', spent: 60_000, cap: 200_000 },
    hasAddresses: true,
  },
  {
    role: 'prosumer',
    details: { firstName: 'Bree', lastName: 'Scar', postalCode: '80208', ...born('1982-08-08') },
    phone: '06',
    allowance: { kind: 'prosumer', spent: 0, cap: 100_000 },
    identity: { type: 'WRANX', subject: 'wranx-bree' },
    hasAddresses: true,
  },
  {
    role: 'influencer',
    details: { firstName: 'Lio', lastName: 'Marsh', postalCode: '80209', ...born('1997-05-25') },
    phone: '07',
    allowance: { kind: 'influencer', spent: 15_000, cap: 80_000 },
    hasAddresses: true,
  },
  {
    role: 'locked',
    details: { firstName: 'Lock', lastName: 'Gate', postalCode: '80210', ...born('1979-12-12') },
    phone: '08',
    isLockedBySupport: true,
  },
  { role: 'enrolling', details: { firstName: 'Half', lastName: 'Way' } },
  {
    role: 'espanol',
    details: { firstName: 'Lucía', lastName: 'Peña', postalCode: '28004', ...born('1990-03-14') },
    phone: '09',
    hasAddresses: true,
  },
  {
    role: 'history',
    details: { firstName: 'Olga', lastName: 'Long', postalCode: '80211', ...born('1975-07-07') },
    phone: '10',
    isLoyaltyMember: true,
    isLoyaltyConfirmed: true,
    points: 380,
    hasAddresses: true,
    hasLongHistory: true,
  },
] as const satisfies readonly SeedPerson[]

export type SeededRole = (typeof seededPeople)[number]['role']

const associateNames = ['Robin Tarn', 'Sasha Beck', 'Kim Ghyll'] as const

/** An associate for each store: `{store}@stores.fellholm.example`. */
const associatesOf: SeedPeople['associatesOf'] = storeId =>
  associateNames.map((name, place) => ({
    name,
    username: `${place === 0 ? '' : `${place + 1}.`}${storeId}@stores.fellholm.example`,
  }))

/**
 * Where the numbers of a site's people begin. All lie in ranges that are set aside for stories, so that nobody is called:
 * 555-0100 to 555-0199 of any area code (North American Numbering Plan), 020 7946 0000 to 0999 (Ofcom, numbers for
 * drama), (0)69 90009-000 to 999 (Bundesnetzagentur, Mitteilung 148/2021). Ofcom keeps 01632 960 and 07700 900 free as
 * well, but the phone library finds those not valid.
 */
const numbers: Readonly<Record<SiteName, string>> = {
  'fellholm-us': '+1 303 555 01',
  'fellholm-ca': '+1 416 555 01',
  'fellholm-gb': '+44 20 7946 01',
  // German numbers keep their leading 0 (D61).
  'fellholm-eu': '+49 069 900091',
}

/** A person's phone number at a site, in international form. */
export const seededPhone = (site: SiteName, { phone }: Pick<SeedPerson, 'phone'>): string | undefined =>
  phone === undefined ? undefined : numbers[site] + phone

/** Where people of a site live. */
export const homes: Readonly<Record<SiteName, Home>> = {
  'fellholm-us': {
    addressLine1: '12 Larimer Street',
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    countryCode: 'US',
  },
  'fellholm-ca': {
    addressLine1: '40 Kerr Row',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
    countryCode: 'CA',
  },
  'fellholm-gb': { addressLine1: '7 Castlerigg Lane', city: 'Keswick', postalCode: 'CA12 4RN', countryCode: 'GB' },
  'fellholm-eu': { addressLine1: 'Am Fels 3', city: 'Freiburg', postalCode: '79098', countryCode: 'DE' },
}

/** The people every local shop opens with. A function, so that builds without people contain none of it. */
export const people = (): SeedPeople => ({
  people: seededPeople,
  emailOf,
  phoneOf: seededPhone,
  homes,
  associatesOf,
  password: seededPassword,
  passwordHash: seededHash,
  pastOrders: history,
  giftCard: fixtures.giftCard.upc,
})
