import { describe, expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { leftOver } from '../left-over.ts'
import { formatOf, parse } from '../parse.ts'
import { columnsOf } from '../print.ts'

/** Rules as from, to, status, match, query, host, country; and problems as line and message. */
function read(text: string) {
  const { rules, problems } = parse(text, storeAddressing.locales)
  const cells = rules.map(rule =>
    JSON.parse(columnsOf(rule, ['from', 'to', 'status', 'match', 'query', 'host', 'country'])),
  )
  return { rules: cells, problems: problems.map(({ line, message }) => `${line}: ${message}`) }
}

describe('formats of redirects recognise themselves', () => {
  const examples: Readonly<Record<string, string>> = {
    'from,to\n/a,/b\n': 'csv',
    'from;to;status\n/a;/b;301\n': 'csv',
    '# ours\n/a /b 301\n': '_redirects',
    '/sale /c/sale 302 Country=de,at\n': '_redirects',
    'https://shop.example/a /b\n': '_redirects',
    'Redirect from,Redirect to\n/a,/b\n': 'shopify',
    '"Redirect from","Redirect to"\n"/a","/b"\n': 'shopify',
    'shop.example/a,https://shop.example/b,301,TRUE\n': 'cloudflare-list',
    'https://shop.example/a,https://shop.example/b\n': 'cloudflare-list',
    '/a,/b,301\n': 'cloudflare-list',
    '[{"source_url":"shop.example/a","target_url":"https://shop.example/b"}]': 'cloudflare-json',
    '[{"redirect":{"source_url":"shop.example/a","target_url":"https://shop.example/b"}}]': 'cloudflare-json',
    '{"rewrites":[{"source":"/x"}],"redirects":[{"source":"/a","destination":"/b"}]}': 'vercel',
    '[{"source":"/a","destination":"/b"}]': 'vercel',
  }
  for (const [text, format] of Object.entries(examples))
    it(`${format}: ${text.trim().split('\n')[0]}`, () => expect(formatOf(`\uFEFF${text}`)).toBe(format))
})

it('Shopify: each row is for good, and a wrong one is named by its line', () => {
  expect(read('Redirect from,Redirect to\n/a,/b\n/c,//evil.example\n')).toEqual({
    rules: [['/a', '/b', '301', 'exact', 'keep', '', '']],
    problems: ['3: the target begins with // and would leave the store'],
  })
})

it('Cloudflare: host, status, query and subpaths mean what they mean there, as a list and as JSON', () => {
  const list = [
    'shop.example/a,https://shop.example/b',
    'https://shop.example/c/,https://shop.example/d,302,TRUE,FALSE,TRUE,TRUE',
    'shop.example/e,https://help.example/f,308,FALSE,FALSE,TRUE,FALSE',
    'shop.example/g,https://shop.example/h,301,TRUE,TRUE',
    'shop.example/i,https://shop.example/j,301,PERHAPS',
  ]
  const rules = [
    ['/a', '/b', '301', 'exact', 'drop', 'shop.example', ''],
    ['/c', '/d', '302', 'prefix', 'keep', 'shop.example', ''],
    ['/e/*', 'https://help.example/f', '308', 'pattern', 'drop', 'shop.example', ''],
  ]
  const told = read(`${list.join('\n')}\n`)
  expect(told.rules).toEqual(rules)
  expect(told.problems).toEqual([
    '4: subdomains cannot be included here; write a rule for each host',
    expect.stringMatching(/^5: preserve_query_string: /),
  ])
  const json = JSON.stringify(
    [
      { redirect: { source_url: 'shop.example/a', target_url: 'https://shop.example/b' }, id: 'x' },
      {
        source_url: 'https://shop.example/c/',
        target_url: 'https://shop.example/d',
        status_code: 302,
        preserve_query_string: true,
        subpath_matching: true,
      },
    ],
    null,
    2,
  )
  expect(read(json)).toEqual({ rules: rules.slice(0, 2), problems: [] })
})

it('Vercel: names, rests and conditions become ours; what cannot is named by the line it begins in', () => {
  const text = `{
  "rewrites": [{ "source": "/api", "destination": "/x" }],
  "redirects": [
    { "source": "/a", "destination": "/b" },
    { "source": "/blog/:slug", "destination": "/articles/:slug", "permanent": false },
    { "source": "/docs/:path*", "destination": "/help/:path*", "statusCode": 301 },
    { "source": "/old/(.*)", "destination": "/new/$1",
      "has": [{ "type": "host", "value": "shop.example" }, { "type": "header", "key": "x-vercel-ip-country", "value": "DE" }] },
    { "source": "/p", "destination": "/q", "has": [{ "type": "query", "key": "id", "value": "7" }] },
    {
      "source": "/:path((?!uk/).*)", "destination": "/uk/:path"
    },
    { "source": "/c", "destination": "/d", "has": [{ "type": "cookie", "key": "beta" }] },
    { "source": "/e" }
  ]
}`
  expect(read(text)).toEqual({
    rules: [
      ['/a', '/b', '308', 'exact', 'keep', '', ''],
      ['/blog/:slug', '/articles/:slug', '307', 'pattern', 'keep', '', ''],
      ['/docs/*', '/help/:splat', '301', 'pattern', 'keep', '', ''],
      ['/old/*', '/new/:splat', '308', 'pattern', 'keep', 'shop.example', 'DE'],
      ['/p?id=7', '/q', '308', 'exact', 'keep', '', ''],
    ],
    problems: [
      expect.stringMatching(/^10: regular expressions are not read here/),
      '13: a condition on cookie beta cannot be made here; known are host, query and x-vercel-ip-country',
      expect.stringMatching(/^14: destination: /),
    ],
  })
  const { left, lines } = leftOver(text, 'vercel', [13, 14])
  expect(lines).toEqual([0, 13, 14])
  expect(JSON.parse(left)).toHaveLength(2)
  expect(formatOf(left)).toBe('vercel')
})

it('text that is no JSON is told with its line, and comes back whole', () => {
  const text = '[\n  { "source": "/a",\n    "destination" "/b" }\n]'
  const { rules, problems } = read(text)
  expect([rules, problems]).toEqual([[], [expect.stringMatching(/^3: this is no JSON/)]])
  expect(leftOver(text, 'vercel', [3]).left).toBe(text)
})
