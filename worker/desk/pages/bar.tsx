import type { Member } from '../staff/roles.ts'
import { deskPageAt, roomsOf, type DeskPage } from './rooms.ts'

type BarProps = { readonly member: Member; readonly path: string; readonly isLocal: boolean }

type Step = Pick<DeskPage, 'href' | 'name'> & { readonly current: 'page' | 'true' | undefined }

function Steps({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      {steps.map(({ href, name, current }) => (
        <a key={href} href={href} aria-current={current}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** Who is at the desk, its rooms, and the places of the room one is in. */
export function Bar({ member, path, isLocal }: BarProps) {
  const rooms = roomsOf(member.role, isLocal)
  const here = deskPageAt(rooms, path)
  const room = rooms.find(({ places }) => here !== undefined && places.includes(here))
  const doors = rooms.map((one): Step => ({
    name: one.name,
    href: one.places[0]?.href ?? '/',
    current: one === room ? 'true' : undefined,
  }))
  const pageOr = (place: DeskPage): Step['current'] =>
    place.href === path ? 'page' : place === here ? 'true' : undefined
  return (
    <header className="bar">
      <strong>Fellholm desk</strong>
      {rooms.length > 1 && <Steps label="Rooms" steps={doors} />}
      <form method="post" action="/sign-out">
        <span>
          {member.name}, {member.role}
        </span>
        <button type="submit" className="quiet">
          Sign out
        </button>
      </form>
      {room !== undefined && (
        <Steps label={room.name} steps={room.places.map(place => ({ ...place, current: pageOr(place) }))} />
      )}
    </header>
  )
}
