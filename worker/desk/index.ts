import { settingsOf } from './bindings.ts'

export { Desk } from './desk.ts'

/** Every request of the desk is answered by its one object, so that two people never change the same thing at once. */
export default {
  fetch(request: Request, env: object): Promise<Response> {
    const { DESK } = settingsOf(env)
    return DESK.get(DESK.idFromName('desk')).fetch(request)
  },
}
