import { roles } from '../../worker/desk/staff/roles.ts'

type Opened = {
  readonly port: number
  /** The origin of the payment provider. */
  readonly payments: string
  /** The origin of a platform of its own; undefined where it is embedded. */
  readonly platform: string | undefined
  /** The folder in which all that is kept. */
  readonly data: string
}

/** What `npm start` says once the store is open: where everything is, and who may sign in. */
export const welcome = ({ port, payments, platform, data }: Opened): string => `
  Fellholm is open.

  Store          http://localhost:${port}
  Payments       ${payments} (it alone sees card numbers)
  Chat           http://chat.localhost:${port}/staff (where what shoppers write is answered)
  Desk           http://desk.localhost:${port} (redirects, content, orders, visitors, health; ${roles.map(role => `${role}@`).join(', ')} desk.example, password below)
  Platform       ${platform ?? 'embedded; npm run commerce serves it alone'}
  Health         http://localhost:${port}/healthcheck/status
  Mailbox        http://localhost:${port}/admin/mailbox (letters and text messages; nothing leaves this machine)
  People         shopper@, member@, employee@, athlete@, history@ … fellholm.example, password trail-lantern-42
  Data           ${data} (npm run reset empties it)
  Test cards     4242 4242 4242 4242 approved · 4000 0000 0000 0002 declined · 4000 0000 0000 9995 insufficient funds
                 any later month, any three digits; the whole list is in docs/commerce.md
  Redirects      npm run redirects -- list
  Import         npm run catalog:import -- <feed.csv>
`
