import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { readAddress, type RedirectVisitor } from '../redirect-request.ts'
import { explain } from './explain.ts'
import { match } from './match.ts'
import { parse } from '../parse.ts'
import { compile, openRevision, rulesOf, type Revision } from '../revision.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

const visitor = (changes: Partial<RedirectVisitor> = {}): RedirectVisitor => ({
  method: 'GET',
  host: 'store.example',
  country: 'US',
  locale: () => 'en-us',
  device: () => 'desktop',
  ...changes,
})

function revisionOf(text: string, hosts: readonly string[] = []): Revision {
  const { rules, problems } = parse(text, storeAddressing.locales)
  expect(problems).toEqual([])
  const revision = openRevision(compile(rules, hosts))
  if (revision === undefined) throw new Error('the revision cannot be opened')
  return revision
}

const ask = (rules: string | Revision, address: string, changes: Partial<RedirectVisitor> = {}, at = now) => {
  const revision = typeof rules === 'string' ? revisionOf(rules) : rules
  const asked = readAddress(new URL(address, 'https://store.example'), visitor(changes), storeAddressing)
  return match(revision, asked, at, storeAddressing)
}
const leadsTo = (rules: string | Revision, address: string, changes: Partial<RedirectVisitor> = {}, at = now) =>
  ask(rules, address, changes, at)?.location

describe('R068: a redirect rule is looked up for each path', () => {
  const table =
    'from,to,status,match\n/old,/new,301,\n/gone,,410,\n/deals,/c,,prefix\n/blog/:slug/*,/b/:slug/:splat,,\n'

  it.each([
    ['/old', '/new', 301],
    ['/OLD/', '/new', 301],
    ['/o%6Cd', '/new', 301],
    ['/gone', '', 410],
    ['/deals', '/c', 302],
    ['/deals/men/Boots', '/c/men/Boots', 302],
    ['/blog/Hello%20World/a/B', '/b/Hello%20World/a/B', 302],
    ['/blog/x', '/b/x', 302],
  ])('%s leads to %s with %i', (address, location, status) => {
    expect(ask(table, address)).toMatchObject({ location, status })
  })

  it.each(['/older', '/ol', '/', '/dealsx', '/blog', '/o%256Cd'])('%s leads nowhere', address => {
    expect(ask(table, address)).toBeUndefined()
  })
})

describe('locales', () => {
  it('a rule without a locale serves every prefix and keeps it, in the words of the language', () => {
    expect(leadsTo('/old /cart', '/de-de/old')).toBe('/de-de/warenkorb')
    expect(leadsTo('/old /cart', '/old')).toBe('/cart')
    expect(leadsTo('/old /en-gb/cart', '/de-de/old')).toBe('/en-gb/cart')
    expect(leadsTo('/old /guide.pdf', '/de-de/old')).toBe('/guide.pdf')
  })

  it('a rule with a locale in its path serves that prefix alone', () => {
    expect(leadsTo('/fr-ca/old /new', '/fr-ca/old')).toBe('/fr-ca/new')
    expect(leadsTo('/fr-ca/old /new', '/fr-fr/old')).toBeUndefined()
    expect(leadsTo('/fr-ca/old /new', '/old')).toBeUndefined()
  })

  it('a rule in the words of the route table serves translated paths, and the other way about', () => {
    expect(leadsTo('/cart /c/packs', '/de-de/warenkorb')).toBe('/de-de/c/packs')
    expect(leadsTo('/de-de/warenkorb /c/packs', '/de-de/warenkorb')).toBe('/de-de/c/packs')
  })

  it('a condition names a locale or a language: the one in the path, else the one the visitor would get', () => {
    const rules = '/old /new 302 Language=fr'
    expect(leadsTo(rules, '/fr-ca/old')).toBe('/fr-ca/new')
    expect(leadsTo(rules, '/en-us/old', { locale: () => 'fr-fr' })).toBeUndefined()
    expect(leadsTo(rules, '/old', { locale: () => 'fr-fr' })).toBe('/new')
    expect(leadsTo(rules, '/old', { locale: () => 'en-us' })).toBeUndefined()
  })
})

describe('conditions', () => {
  const head = 'from,to,host,country,device,active_from,active_until\n'

  it('host, country and device each decide', () => {
    const rules = `${head}/h,/new,shop.example,,,,\n/c,/new,,"DE,FR",,,\n/d,/new,,,mobile,,\n`
    expect(leadsTo(rules, '/h', { host: 'shop.example' })).toBe('/new')
    expect(leadsTo(rules, '/h')).toBeUndefined()
    expect(leadsTo(rules, '/c', { country: 'FR' })).toBe('/new')
    expect(leadsTo(rules, '/c', { country: undefined })).toBeUndefined()
    expect(leadsTo(rules, '/d', { device: () => 'mobile' })).toBe('/new')
    expect(leadsTo(rules, '/d')).toBeUndefined()
  })

  it('a rule fires from its beginning until just before its end', () => {
    const rules = `${head}/t,/new,,,,2026-11-27,2026-11-28\n`
    const from = Date.parse('2026-11-27')
    const until = Date.parse('2026-11-28')
    expect([from - 1, from, until - 1, until].map(at => leadsTo(rules, '/t', {}, at))).toEqual([
      undefined,
      '/new',
      '/new',
      undefined,
    ])
  })

  it('methods other than GET and HEAD are answered by 307 and 308 only', () => {
    const rules = '/a /b 301\n/c /d 308\n/e /f 307\n/g /h 303'
    const post = { method: 'POST' }
    expect(['/a', '/c', '/e', '/g'].map(path => leadsTo(rules, path, post))).toEqual([undefined, '/d', '/f', undefined])
    expect(leadsTo(rules, '/a', { method: 'HEAD' })).toBe('/b')
  })

  it('says whether another visitor may get something else, so that no shared cache keeps it', () => {
    const rules = '/a /b 301\n/c /d 301 Country=us\n/c /e 301\n/f /g 301 Language=en'
    expect(ask(rules, '/a')?.personal).toBe(false)
    expect(ask(rules, '/c')?.personal).toBe(true)
    expect(ask(rules, '/c', { country: 'DE' })).toMatchObject({ location: '/e', personal: true })
    expect(ask(rules, '/f')?.personal).toBe(true)
    expect(ask(rules, '/en-us/f')?.personal).toBe(false)
  })
})

describe('precedence', () => {
  it.each([
    ['exact before pattern', '/a/:x /pattern\n/a/b /exact', '/a/b', '/exact'],
    [
      'a literal before a placeholder before a splat',
      '/a/* /splat\n/a/:x/c /name\n/a/b/c/* /literal',
      '/a/b/c',
      '/literal',
    ],
    ['a placeholder before a splat', '/a/* /splat\n/a/:x /name', '/a/b', '/name'],
    ['a deeper splat before a shallower one', '/* /all\n/a/* /some', '/a/b/c', '/some'],
    ['back to a placeholder where the literal leads nowhere', '/a/b/c /literal\n/a/:x/d /name', '/a/b/d', '/name'],
    ['more conditions before fewer', '/a /all\n/a /us 302 Country=us', '/a', '/us'],
    ['a named query before none', '/a /all\n/a id=7 /seven', '/a?id=7', '/seven'],
    ['the first line where all else is equal', '/a /one 302 Country=us\n/a /two 302 Language=en', '/a', '/one'],
  ])('%s', (_, rules, address, location) => {
    expect(leadsTo(rules, address)).toBe(location)
  })
})

describe('the query', () => {
  const mode = (query: string, from = '/a', to = '/b') => `from,to,query\n${from},${to},${query}`

  it('keep hands it on, drop leaves it behind, match wants nothing but what from names', () => {
    expect(leadsTo(mode('keep'), '/a?x=1&x=2&y=%26')).toBe('/b?x=1&x=2&y=%26')
    expect(leadsTo(mode('drop'), '/a?x=1')).toBe('/b')
    expect(leadsTo(mode('match'), '/a')).toBe('/b')
    expect(leadsTo(mode('match'), '/a?x=1')).toBeUndefined()
    expect(leadsTo(mode('match', '/a?x=1'), '/a?x=1')).toBe('/b')
    expect(leadsTo(mode('match', '/a?x=1'), '/a?x=1&y=2')).toBeUndefined()
  })

  it('parameters that from names are demanded, consumed and can be put into the target', () => {
    const rules = mode('keep', '/store?id=:id&kind=tent', '/p/:id?of=:id')
    expect(leadsTo(rules, '/store?kind=tent&id=a%2Fb&utm=1')).toBe('/p/a%2Fb?of=a%2Fb&utm=1')
    expect(leadsTo(rules, '/store?kind=tent&id=')).toBeUndefined()
    expect(leadsTo(rules, '/store?kind=pack&id=7')).toBeUndefined()
  })

  it('the target’s own parameters win over those handed on', () => {
    expect(leadsTo(mode('keep', '/a', '/b?x=9#top'), '/a?x=1&y=2')).toBe('/b?x=9&y=2#top')
  })

  it('R069: siteId, cms, preview and enrollment_marketing_source survive every redirect', () => {
    const carried = 'siteId=us&cms=1&preview=true&enrollment_marketing_source=mail'
    for (const query of ['keep', 'drop', 'match'])
      expect(leadsTo(mode(query), `/en-us/a?${carried}`)).toBe(`/en-us/b?${carried}`)
    expect(leadsTo(mode('drop', '/a', '/b?cms=2'), '/a?cms=1&x=1')).toBe('/b?cms=2')
  })
})

describe('safety', () => {
  it.each([
    ['/go/* /:splat', '/go//evil.example'],
    ['/go/* /:splat', '/go///evil.example/x'],
    ['/go/:a/* /:splat', '/go/x//evil.example'],
  ])('%s never sends %s to another host', (rules, address) => {
    const location = leadsTo(rules, address)
    expect(location === undefined || new URL(location, 'https://store.example').host === 'store.example').toBe(true)
    expect(location ?? '/').not.toMatch(/^\/[/\\]/)
  })

  it('another host is reached only when it is allowed', () => {
    const rules = '/help https://help.example/a'
    expect(leadsTo(revisionOf(rules), '/help')).toBeUndefined()
    expect(leadsTo(revisionOf(rules, ['help.example']), '/help')).toBe('https://help.example/a')
  })

  it('never throws, never leaves the store and never holds a control character, whatever is asked', () => {
    const revision = revisionOf(
      '/go/* /:splat\n/n/:a/:b /:b/:a?q=:a#:b\n/q to=:to /x/:to?y=:to\n/p/* /base/:splat\n/deep/:x/* /:x/:splat/end\n/* /all/:splat 302 Country=de',
    )
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2f',
        '%5c',
        '%0d%0a',
        '%00',
        '..',
        '%2e%2e',
        '@',
        ':',
        '?',
        '#',
        '&',
        '=',
        'go',
        'n',
        'q',
        'p',
        'deep',
        'evil.example',
        'https:',
        '%',
        '%zz',
        '\r\n',
        '\t',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const base = 'https://store.example'
    fc.assert(
      fc.property(
        fc.constantFrom('/go/', '/n/', '/q?to=', '/p/', '/deep/', '/'),
        fc.array(piece, { maxLength: 8 }),
        (start, pieces) => {
          const url = URL.parse(start + pieces.join(''), base)
          if (url === null || url.origin !== base) return
          const raw = { pathname: url.pathname, searchParams: url.searchParams }
          const unparsed = { pathname: start + pieces.join(''), searchParams: url.searchParams }
          for (const address of [raw, unparsed]) {
            const asked = readAddress(address, visitor({ country: 'DE' }), storeAddressing)
            const location = match(revision, asked, now, storeAddressing)?.location
            if (location === undefined) continue
            expect(new URL(location, base).origin).toBe(base)
            expect(location).toMatch(/^\/(?![/\\])[\x21-\x7E]*$/)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('a revision', () => {
  const text = '/old /new 301\n/old /us 302 Country=us\n/de-de/alt /neu\n/b/:x/* /c/:x\n/q id=:id /p/:id\n/gone 410'

  it('holds the rules it was compiled from', () => {
    expect(rulesOf(revisionOf(text))).toEqual(parse(text, storeAddressing.locales).rules)
  })

  it.each(['', '{}', '{"exact":1,"patterns":0,"length":99,"hosts":[]}\n/a\t', 'null\n', '\n\n'])(
    'is not made from %j',
    junk => {
      expect(openRevision(junk)).toBeUndefined()
    },
  )
})

describe('an explanation', () => {
  it('tells every hop, the rule that fired, and why others did not', () => {
    const rules = '/a /b 301\n/a /de 302 Country=de\n/a id=1 /one\n/:x /any/thing\n/b /c/d'
    const { hops, end } = explain(revisionOf(rules), '/en-us/a', visitor(), now, storeAddressing)
    expect(end).toBe('page')
    expect(hops[0]).toMatchObject({
      address: '/en-us/a',
      redirect: { location: '/en-us/b', status: 301, rule: { line: 1 } },
      nearly: [
        { rule: { line: 2 }, reason: 'country' },
        { rule: { line: 3 }, reason: 'query' },
        { rule: { line: 4 }, reason: 'overruled' },
      ],
    })
  })

  it.each([
    ['/a /b', 'page'],
    ['/a /b\n/b /a', 'loop'],
    ['/a /b\n/b 410', 'gone'],
    ['/a/* /a/x/:splat', 'endless'],
  ])('%j ends as %s', (rules, end) => {
    expect(explain(revisionOf(rules), '/a', visitor(), now, storeAddressing).end).toBe(end)
  })

  it('an allowed other host ends elsewhere', () => {
    const revision = revisionOf('/a https://help.example/', ['help.example'])
    expect(explain(revision, '/a', visitor(), now, storeAddressing).end).toBe('elsewhere')
  })
})
