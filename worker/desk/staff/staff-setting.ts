import * as v from 'valibot'

import { roles, type StaffRole } from './roles.ts'

const entry = /^([^\s=@]+@[^\s=@]+)=([a-z]+)$/

function readStaff(text: string): ReadonlyMap<string, StaffRole> | undefined {
  const staff = new Map<string, StaffRole>()
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, email = '', name] = entry.exec(word) ?? []
    const role = roles.find(one => one === name)
    if (role === undefined) return undefined
    staff.set(email.toLowerCase(), role)
  }
  return staff
}

/** `ada@example.com=publisher grace@example.com=engineer`: who has which role, separated by blanks. */
export const staffSetting = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform<string, ReadonlyMap<string, StaffRole>>(({ dataset, addIssue, NEVER }) => {
    const staff = readStaff(dataset.value)
    if (staff !== undefined) return staff
    addIssue({ message: `e-mail=role, separated by blanks; the roles are ${roles.join(', ')}` })
    return NEVER
  }),
)
