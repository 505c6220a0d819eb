import { roles, type Member } from './roles.ts'

const names = {
  viewer: 'Vera Lindqvist',
  editor: 'Edda Moreau',
  publisher: 'Pablo Kessler',
  warehouse: 'Wanda Okafor',
  support: 'Sunil Marsh',
  engineer: 'Enzo Bright',
} as const

/** The people of the desk on this machine, one a role; all have the password of the demonstration's people. */
export const localStaff: readonly Member[] = roles.map(role => ({
  email: `${role}@desk.example`,
  name: names[role],
  role,
}))

export const localPassword = 'trail-lantern-42'
