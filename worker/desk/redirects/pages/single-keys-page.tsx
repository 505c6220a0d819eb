import { Sheet, type SheetColumn } from '../../pages/sheet.tsx'
import { may, type StaffRole } from '../../staff/roles.ts'
import type { ListedKey } from '../single-keys.ts'

type Props = { readonly keys: readonly ListedKey[]; readonly next: string | undefined; readonly role: StaffRole }

function Press({ path, to, name }: { readonly path: string; readonly to: 'adopt' | 'remove'; readonly name: string }) {
  return (
    <form method="post" action={`/redirects/single-keys/${to}`}>
      <input type="hidden" name="path" value={path} />
      <button type="submit" className="quiet" aria-label={`${name}: ${path}`}>
        {name}
      </button>
    </form>
  )
}

function WhatToDo({ path, rule, ruleId, role }: ListedKey & { readonly role: StaffRole }) {
  return (
    <div className="row">
      {ruleId !== undefined &&
        (may(role, 'redirects.edit') ? <a href={`/redirects/rule/${ruleId}`}>Its rule</a> : 'has a rule')}
      {rule !== undefined && ruleId === undefined && may(role, 'redirects.edit') && (
        <Press path={path} to="adopt" name="Make it a rule" />
      )}
      {may(role, 'redirects.publish') && <Press path={path} to="remove" name="Remove the key" />}
    </div>
  )
}

const columnsFor = (role: StaffRole): readonly SheetColumn<ListedKey>[] => [
  { head: 'Path', cell: ({ path }) => <code>{path}</code> },
  {
    head: 'To',
    cell: ({ value, rule }) =>
      rule === undefined ? <strong className="bad">“{value}” cannot be read</strong> : rule.location,
  },
  { head: 'Status', cell: ({ rule }) => rule?.status },
  { head: 'What can be done', isPlain: true, cell: key => <WhatToDo {...key} role={role} /> },
]

/** `/redirects/single-keys`: redirects written by hand as keys of KV, and making rules of them. */
export function SingleKeysPage({ keys, next, role }: Props) {
  return (
    <>
      <h1>Single keys</h1>
      <p>
        Redirects that somebody wrote by hand into KV. They count at once, but only where the store has no page, and
        nobody checks them. A key whose rule is published can be removed; removing counts at once.
      </p>
      {keys.length === 0 && <p>There is none.</p>}
      <Sheet columns={columnsFor(role)} rows={keys} keyOf={({ path }) => path} />
      {next !== undefined && <a href={`/redirects/single-keys?after=${encodeURIComponent(next)}`}>More</a>}
    </>
  )
}
