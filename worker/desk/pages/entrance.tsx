import { localStaff } from '../staff/people.ts'

type RefusedProps = { readonly title: string; readonly text: string; readonly back?: string }

/** Says what is not possible here, and the way back. */
export function Refused({ title, text, back = '/' }: RefusedProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={back}>Back</a>
      </p>
    </>
  )
}

const words = {
  wrong: 'E-mail address and password do not belong together.',
  'too-often': 'That was wrong too often. Try again in a quarter of an hour.',
} as const

type Props = {
  /** Where to go afterwards: a path of the desk. */
  readonly to: string
  readonly isLocal: boolean
  readonly email?: string
  readonly wrong?: keyof typeof words
}

/** The way in on this machine. */
export function SignInPage({ to, isLocal, email = '', wrong }: Props) {
  if (!isLocal)
    return (
      <Refused
        title="Nobody can sign in here"
        text="This desk is deployed without Cloudflare Access: ACCESS_TEAM, ACCESS_AUDIENCE and STAFF say who may come in."
      />
    )
  return (
    <div className="narrow">
      <h1>Sign in to the desk</h1>
      {wrong !== undefined && (
        <p role="alert" className="note bad">
          {words[wrong]}
        </p>
      )}
      <form method="post" action="/sign-in" className="fields">
        <input type="hidden" name="to" value={to} />
        <label>
          E-mail address
          <input name="email" type="email" defaultValue={email} autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </form>
      <h2>People of this machine</h2>
      <ul>
        {localStaff.map(({ email: address, role }) => (
          <li key={address}>
            <code>{address}</code>: {role}
          </li>
        ))}
      </ul>
    </div>
  )
}
