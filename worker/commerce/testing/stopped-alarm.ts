import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'

import { letterLine } from './letter-line.ts'
import { siteStub } from './shopper.ts'

/**
 * The alarm, during which the machine stops at the first letter, before or after it has arrived; if there is none the machine
 * stops after it. An object cannot stop itself, so it is watched from outside.
 */
export async function stoppedAlarm(when: 'before' | 'after'): Promise<void> {
  const isHeld = letterLine.hold(when)
  const alarm = { isOver: false }
  const end = () => {
    alarm.isOver = true
  }
  const going = runDurableObjectAlarm(siteStub()).then(end, end)
  while (!isHeld() && !alarm.isOver) await scheduler.wait(1)
  await abortAllDurableObjects()
  await going
  letterLine.reset()
}
