import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from './parse.ts'
import { printCsv } from './print.ts'
import { devices, queryModes, statuses } from './rule.ts'

const read = (text: string) => parse(text, storeAddressing.locales)
const readCsv = (text: string) => parse(text, storeAddressing.locales, 'csv')

/** The one rule of a text that holds one and no problem. */
function only(text: string) {
  const { rules, problems } = read(text)
  expect(problems).toEqual([])
  expect(rules).toHaveLength(1)
  const [rule] = rules
  if (rule === undefined) throw new Error('no rule')
  return rule
}

const messageOf = (text: string) => read(text).problems[0]?.message

describe('a table of rules', () => {
  it('D46: needs only from and to; the status is 302, the query is kept, the match follows from the path', () => {
    expect(only('from,to\n/old,/new\n')).toMatchObject({
      line: 2,
      from: '/old',
      to: '/new',
      status: 302,
      query: 'keep',
      match: 'exact',
    })
    expect(only('from,to\n/blog/:slug,/b/:slug')).toMatchObject({ match: 'pattern' })
    expect(only('from,to\n/blog/*,/b/:splat')).toMatchObject({ match: 'pattern' })
  })

  it('reads what spreadsheets write: semicolons of a German one, tabs, a byte order mark, CRLF', () => {
    const rule = { from: '/alt', to: '/c/neu', status: 301, country: ['DE', 'AT'] }
    expect(only('\uFEFFfrom;to;status;country\r\n/alt;/c/neu;301;DE,AT\r\n')).toMatchObject(rule)
    expect(only('from\tto\tstatus\tcountry\n/alt\t/c/neu\t301\tDE,AT\n')).toMatchObject(rule)
  })

  it('reads every column', () => {
    const head = 'from,to,status,match,query,host,country,locale,device,active_from,active_until,note'
    const row =
      '/fr-ca/Soldes/?ref=x,/c/a#top,308,exact,drop,shop.example,"ca, us",fr,mobile,2026-11-27,2026-11-30T12:00+01:00,"Black Friday, part 1"'
    expect(only(`${head}\n${row}`)).toEqual({
      line: 2,
      from: '/soldes',
      prefix: 'fr-ca',
      params: [['ref', 'x']],
      to: '/c/a#top',
      status: 308,
      match: 'exact',
      query: 'drop',
      host: ['shop.example'],
      country: ['CA', 'US'],
      locale: ['fr'],
      device: 'mobile',
      activeFrom: Date.parse('2026-11-27T00:00:00Z'),
      activeUntil: Date.parse('2026-11-30T11:00:00Z'),
      note: 'Black Friday, part 1',
    })
  })

  it.each([
    ['copy', 'keep'],
    ['ignore', 'drop'],
    ['exact', 'match'],
  ])('knows the query mode %s by its other name %s', (name, mode) => {
    expect(only(`from,to,query\n/a,/b,${name}`).query).toBe(mode)
  })

  it('D46: 410 needs no target, every other status does', () => {
    expect(only('from,to,status\n/gone,,410')).toMatchObject({ status: 410, to: '' })
    expect(readCsv('from,to,status\n/gone,,301').problems).toMatchObject([{ line: 2, column: 'to' }])
  })

  it('names line and column of everything that is wrong, and keeps the rules that are right', () => {
    const text = [
      'from,to,status,query,country,locale,device,active_from',
      '/a,/b,,,,,,',
      '/c,/d,299,sideways,Germany,xx,watch,tomorrow',
      'e,/f,,,,,,',
    ].join('\n')
    const { rules, problems } = readCsv(text)
    expect(rules.map(({ from }) => from)).toEqual(['/a'])
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 status',
      '3 query',
      '3 country',
      '3 locale',
      '3 device',
      '3 active_from',
      '4 from',
    ])
  })

  it('refuses columns it does not know and a header without from', () => {
    expect(readCsv('from,to,priority\n/a,/b,1').problems).toMatchObject([{ line: 1, column: 'priority' }])
    expect(readCsv('to\n/b').problems).toMatchObject([{ line: 1, column: 'from' }])
  })

  it('names the line of a broken quotation', () => {
    expect(readCsv('from,to\n/a,/b\n/c,"/d\n').problems[0]?.line).toBeGreaterThan(1)
    expect(readCsv('from,to\n/a,"/b"x\n').problems).toMatchObject([{ line: 2 }])
  })
})

describe('the _redirects syntax', () => {
  it('reads comments, placeholders, splats, a forced status, query parameters, countries and languages', () => {
    const { rules, problems } = read(
      [
        '# moved in spring',
        '/old /new',
        '/blog/:slug/* /c/:slug/:splat 301!  # all of it',
        '/store id=:id /p/:id 308',
        '/sale /c/sale 302 Country=us,ca Language=fr',
        '/gone 410',
      ].join('\r\n'),
    )
    expect(problems).toEqual([])
    expect(rules).toMatchObject([
      { line: 2, from: '/old', to: '/new', status: 302, match: 'exact' },
      { line: 3, from: '/blog/:slug/*', to: '/c/:slug/:splat', status: 301, match: 'pattern' },
      { line: 4, from: '/store', params: [['id', ':id']], to: '/p/:id', status: 308 },
      { line: 5, country: ['US', 'CA'], locale: ['fr'] },
      { line: 6, status: 410, to: '' },
    ])
  })

  it.each([
    ['/api/* https://api.example/:splat 200', 'not a redirect'],
    ['https://other.example/a /b', 'host condition'],
    ['/a /b 302 Role=admin', 'not a condition'],
    ['/a', 'target is missing'],
    ['/a b /c', 'neither a query parameter'],
    [`/a /${'b'.repeat(1_000)}`, 'longer than 1000'],
    ['/a/*/b /c', 'last segment'],
    ['/a/b* /c', 'segment by itself'],
    ['/a/:x/:x /c', 'same name'],
    ['/a /(b)+$\\d', 'backslash'],
  ])('refuses %j and says why', (line, why) => {
    expect(read(line).problems).toHaveLength(1)
    expect(messageOf(line)).toContain(why)
  })
})

describe('paths', () => {
  it.each([
    ['/Old/Path/', '/old/path'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/a%20b', '/a%20b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%2541', '/%2541'],
    ['/%61', '/a'],
    ['/', '/'],
  ])('%s has one spelling, escapes decoded once: %s', (from, canonical) => {
    expect(only(`from,to\n${from},/new`).from).toBe(canonical)
  })
})

describe('header injection', () => {
  it.each(['\r', '\n', '\u0000', '\t', '\u007F', '\u0085'])(
    'refuses the control character %j in from and to',
    control => {
      expect(readCsv(`from,to\n"/a${control}b",/c`).rules).toEqual([])
      expect(readCsv(`from,to\n/a,"/b${control}c"`).rules).toEqual([])
      expect(readCsv(`from,to\n"/a?x=${control}y",/c`).rules).toEqual([])
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://a.example/',
    'https://a:b@c.example/',
    'data:x',
    'new',
  ])('refuses the target %s', to => {
    expect(readCsv(`from,to\n/a,${to}`).problems).toMatchObject([{ line: 2, column: 'to' }])
  })
})

describe('any text', () => {
  it('is read without an exception', () => {
    const word = fc.oneof(
      fc.constantFrom('from', 'to', ',', '\n', '"', '/a', '/:x', '*', '301', 'Country=', '#', '?', '=', '%', '//', ' '),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.constantFrom('csv' as const, '_redirects' as const),
        (words, format) => {
          const { rules, problems } = parse(words.join(''), storeAddressing.locales, format)
          for (const { line } of [...rules, ...problems]) expect(line).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })

  it('parsed, printed and parsed again says the same', () => {
    const segment = fc.stringMatching(/^[a-zA-Zé0-9 .:+&=~-]{1,8}$/).map(encodeURIComponent)
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map(segments => `/${segments.join('/')}`)
    const row = fc.record({
      from: fc.oneof(
        path,
        path.map(from => `/de-de${from}?q=:q&r=1`),
        path.map(from => `${from}/:name/*`),
      ),
      to: path,
      status: fc.constantFrom(...statuses, ''),
      query: fc.constantFrom(...queryModes, ''),
      country: fc.constantFrom('', 'DE', 'US|CA'),
      locale: fc.constantFrom('', 'fr', 'en-us|de'),
      device: fc.constantFrom(...devices, ''),
      until: fc.constantFrom('', '2030-01-01', '2030-01-01T10:00:30Z'),
      note: fc.constantFrom('', 'plain', 'with, comma and "quotes"', 'Übergang'),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), rows => {
        const head = 'from,to,status,query,country,locale,device,active_until,note'
        const body = rows.map(({ from, to, status, query, country, locale, device, until, note }) =>
          [from, to, status, query, country, locale, device, until, `"${note.replaceAll('"', '""')}"`].join(','),
        )
        const once = readCsv([head, ...body].join('\n'))
        const twice = readCsv(printCsv(once.rules))
        expect(once.problems).toEqual([])
        expect(twice.problems).toEqual([])
        expect(twice.rules).toEqual(once.rules)
      }),
    )
  })
})
