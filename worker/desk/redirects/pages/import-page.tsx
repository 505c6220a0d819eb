import type { RulesFormat } from '#kv/redirects/parse.ts'

import type { ImportOutcome } from '../import-rules.ts'

type Props = { readonly imported?: ImportOutcome; readonly tooLong?: number }

const formatNames: Readonly<Record<RulesFormat, string>> = {
  csv: 'a table',
  _redirects: 'a _redirects file',
  shopify: 'a table of Shopify',
  'cloudflare-list': 'a list of Cloudflare’s bulk redirects',
  'cloudflare-json': 'bulk redirects of Cloudflare as JSON',
  vercel: 'redirects of Vercel',
}

/** More messages than this at once help nobody. */
const mostShown = 200

function Outcome({ imported: { format, added, replaced, problems, lines } }: { readonly imported: ImportOutcome }) {
  const placeOf = (line: number) => lines.indexOf(line) + 1
  return (
    <>
      <p>Read as {formatNames[format]}.</p>
      {added > 0 && (
        <p className="note" role="status">
          {added.toLocaleString('en')} {added === 1 ? 'rule is' : 'rules are'} in the draft
          {replaced > 0 && `, ${replaced.toLocaleString('en')} of them in place of others for the same requests`}.{' '}
          <a href="/redirects/draft">Look the draft through</a>
        </p>
      )}
      {added === 0 && problems.length === 0 && <p className="note">There was no rule in it.</p>}
      {problems.length > 0 && (
        <div className="note bad" role="alert">
          <p>
            {problems.length} {problems.length === 1 ? 'thing is' : 'things are'} wrong. Only those are below: mend them
            there and import them again; the others are in the draft already.
          </p>
          <ol className="problems">
            {problems.slice(0, mostShown).map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {placeOf(line)}
                {column !== undefined && `, ${column}`}: {message}
              </li>
            ))}
          </ol>
          {problems.length > mostShown && <p>… and {problems.length - mostShown} more.</p>}
        </div>
      )}
    </>
  )
}

/** `/redirects/import`: rules in any format that is known; what is wrong comes back to be mended. */
export function ImportPage({ imported, tooLong }: Props) {
  return (
    <>
      <h1>Import rules</h1>
      {tooLong !== undefined && (
        <p className="note bad" role="alert">
          That is longer than {tooLong.toLocaleString('en')} characters. Import it in parts; nothing was taken.
        </p>
      )}
      {imported !== undefined && <Outcome imported={imported} />}
      <form method="post" action="/redirects/import" encType="multipart/form-data" className="fields">
        <label>
          <span>
            A file: a table (CSV, with commas, semicolons or tabs), <code>_redirects</code>, a table of Shopify, bulk
            redirects of Cloudflare (list or JSON) or <code>vercel.json</code>
          </span>
          <input type="file" name="file" accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json" />
        </label>
        <label>
          Or paste it
          <textarea
            name="rules"
            rows={16}
            spellCheck={false}
            defaultValue={imported?.left ?? ''}
            placeholder={'from,to,status\n/old,/c/tents,301'}
          />
        </label>
        <p>
          Rules for the same requests as one in the draft take its place; the others stay. Nothing is published by this.
        </p>
        <button type="submit">Take into the draft</button>
      </form>
    </>
  )
}
