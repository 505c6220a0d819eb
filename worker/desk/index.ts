import { settingsOf } from './bindings.ts'

export { Desk } from './desk.ts'

/** Every request of the desk is answered by its one object, so that two people never change the same thing at once. */
const deskIn = (env: object) => {
  const { DESK } = settingsOf(env)
  return DESK.get(DESK.idFromName('desk'))
}

export default {
  fetch: (request: Request, env: object): Promise<Response> => deskIn(env).fetch(request),
  /** The desk follows the platform by its own alarm; a cron begins that where nobody has opened the desk yet. */
  scheduled: (_controller: ScheduledController, env: object): Promise<void> => deskIn(env).follow(),
}
