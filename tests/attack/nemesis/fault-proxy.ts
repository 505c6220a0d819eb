import { faults, openDoor, type Fault } from '../door.ts'
import { oneOf } from '../random.ts'

/** A door in front of the platform at which a share of the requests goes wrong, each in a way of its own. */
export async function openFaultProxy(port: number, platformPort: number, random: () => number) {
  const happened = new Map<Fault, number>()
  let share = 0
  const { end } = await openDoor(port, platformPort, () => {
    if (random() >= share) return undefined
    const fault = oneOf(faults, random)
    happened.set(fault, (happened.get(fault) ?? 0) + 1)
    return fault
  })
  return {
    happened,
    /** From now on this share of the requests goes wrong. */
    fail: (next: number) => {
      share = next
    },
    end,
  }
}
