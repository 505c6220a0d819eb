import { describe, expect, it } from 'vitest'

import { storeAddressing, isReserved, livePages } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { check } from './check.ts'
import { isError, type CheckedAgainst } from './finding.ts'

const against: CheckedAgainst = {
  addressing: storeAddressing,
  hosts: [],
  livePages,
  isReserved,
  now: Date.parse('2026-11-21T12:00:00Z'),
}

function findingsOf(text: string, changes: Partial<CheckedAgainst> = {}) {
  const { rules, problems } = parse(text, storeAddressing.locales)
  expect(problems).toEqual([])
  return check(rules, { ...against, ...changes })
}

const found = (text: string, changes: Partial<CheckedAgainst> = {}) =>
  findingsOf(text, changes).map(({ line, code }) => `${line} ${code}`)

it('good rules are found to be good', () => {
  const rules = '/old /c/a 301\n/blog/:slug/* /search?q=:slug\n/sale /c/sale 302 Country=de\n/sale /c/b\n/gone 410'
  expect(found(rules)).toEqual([])
})

describe('loops', () => {
  it.each([
    ['a rule that leads to itself', '/a /a'],
    ['two rules', '/a /b\n/b /a'],
    ['three rules', '/a /b\n/b /c\n/c /a'],
    ['a target in other letters', '/a /B/\n/b /A'],
    ['a pattern and an exact rule', '/p/:slug /c/:slug\n/c/boots /p/boots'],
    ['two patterns', '/p/:slug /c/:slug\n/c/:name /p/:name'],
    ['patterns that meet only in places', '/a/:x/c /b/:x/d\n/b/z/:y /a/z/c'],
    ['a locale in one of them', '/a /en-us/b\n/en-us/b /a'],
    ['a translated path', '/cart /c/a\n/de-de/c/a /warenkorb'],
    ['a condition that both can meet', '/a /b 302 Country=de,fr\n/b /a 302 Country=fr,us'],
    ['a language and one of its locales', '/a /b 302 Language=fr\n/b /a 302 Language=fr-ca'],
    ['a query that comes round', '/a id=:id /b?id=:id\n/b id=:id /a?id=:id'],
  ])('are found: %s', (_, rules) => {
    const loops = findingsOf(rules).filter(({ code }) => code === 'loop')
    expect(loops).toHaveLength(1)
    expect(loops.every(isError)).toBe(true)
  })

  it.each([
    ['conditions that nobody meets together', '/a /b 302 Country=de\n/b /a 302 Country=us'],
    ['times that never meet', 'from,to,active_from,active_until\n/a,/b,,2026-12-01\n/b,/a,2026-12-01,'],
    ['devices that never meet', 'from,to,device\n/a,/b,mobile\n/b,/a,desktop'],
    ['a more specific rule takes the way back', '/a /b 302 Country=de\n/b /a\n/b /c/z 302 Country=de'],
    ['a visitor sent elsewhere before he could return', '/a /b\n/b /x/y 302 Country=de\n/b /d\n/d /a 302 Country=de'],
    ['a locale that only one of them serves', '/en-us/a /b\n/de-de/b /a'],
    ['a query that is not handed on', 'from,to,query\n/a?go=1,/b,drop\n/b,/a,drop'],
  ])('are not found where there are none: %s', (_, rules) => {
    expect(found(rules).filter(one => /loop|endless/.test(one))).toEqual([])
  })

  it('a way that grows with every hop does not end', () => {
    expect(found('/a/* /a/more/:splat')).toEqual(['1 endless'])
  })

  it('a loop names the lines it leads through', () => {
    expect(findingsOf('/x /b\n/b /c\n/c /b').find(({ code }) => code === 'loop')?.message).toContain('2 → 3 → 2')
  })
})

describe('chains', () => {
  it('a rule whose target is redirected again is told, as a warning, with the line it leads to', () => {
    const findings = findingsOf('/a /b\n/b /c/z')
    expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 chain'])
    expect(findings[0]?.message).toContain('line 2')
    expect(findings.some(isError)).toBe(false)
  })

  it('are found through patterns, for a part of the visitors, and up to a 410', () => {
    expect(found('/a /p/boots\n/p/:slug /c/z/:slug 302 Country=de')).toEqual(['1 chain'])
    expect(found('/a /b\n/b 410')).toEqual(['1 chain'])
  })
})

describe('rules that meet', () => {
  it('two rules for the same requests are a duplicate, whatever their placeholders are called', () => {
    expect(found('/a /b/c\n/A/ /d/e')).toEqual(['2 duplicate'])
    expect(found('/p/:x /c/z\n/p/:y /d/z')).toEqual(['2 duplicate'])
    expect(found('/a /b/c 302 Country=de,fr\n/a /d/e 302 Country=fr,de')).toEqual(['2 duplicate'])
    expect(found('/a /b/c 302 Country=de\n/a /d/e 302 Country=fr')).toEqual([])
  })

  it('a rule that others leave nobody is shadowed', () => {
    expect(found('/a /b/c 302 Country=de,fr\n/a /d/e 302 Country=de')).toEqual(['2 shadowed'])
    expect(found('from,to,device\n/a,/b/c,mobile\n/a,/b/d,desktop\n/a,/b/e,')).toEqual(['4 shadowed'])
    expect(found('/a /b/c 302 Country=de\n/a /d/e 302 Country=de,fr')).toEqual([])
  })

  it('a rule for another query shadows nothing', () => {
    expect(found('from,to,query\n/a,/b/c,match\n/a,/d/e,keep')).toEqual([])
    expect(found('/a id=7 /b/c\n/a /d/e')).toEqual([])
  })
})

describe('targets', () => {
  it('other hosts are refused unless they are allowed', () => {
    expect(found('/a https://help.example/x')).toEqual(['1 unsafe-target'])
    expect(found('/a https://help.example/x', { hosts: ['help.example'] })).toEqual([])
    expect(found('/a https://help.example:8443/x', { hosts: ['help.example'] })).toEqual(['1 unsafe-target'])
  })

  it('a placeholder that from does not have is told', () => {
    expect(found('/a/:x /b/c/:y')).toEqual(['1 unknown-placeholder'])
    expect(found('/a/:x /b/c/:splat')).toEqual(['1 unknown-placeholder'])
    expect(found('/a /b/c/:x')).toEqual(['1 unknown-placeholder'])
    expect(found('/a x=:x /b/c/:x')).toEqual([])
  })
})

it('times: an end before the beginning is an error, an end in the past a warning', () => {
  const head = 'from,to,active_from,active_until\n'
  expect(found(`${head}/a,/b/c,2027-01-02,2027-01-01`)).toEqual(['2 never-active'])
  expect(found(`${head}/a,/b/c,,2026-01-01`)).toEqual(['2 expired'])
})

it('a rule in front of a page of the store is told, one among machines’ paths is never looked up', () => {
  expect(found('/cart /c/z')).toEqual(['1 hides-page'])
  expect(found('/:page /c/z')).toEqual(['1 hides-page'])
  expect(found('/media/x /c/z\n/cart/v1/* /c/z')).toEqual(['1 not-looked-up', '2 not-looked-up'])
})

it('more rules than one publication may hold are refused', () => {
  const lines = Array.from({ length: 2_001 }, (_, index) => `/s${index}/* /c/z`)
  expect(found(lines.join('\n'))).toEqual(['2001 too-many'])
  const samePath = Array.from({ length: 201 }, (_, index) => `/a id=${index} /c/z`)
  expect(found(samePath.join('\n'))).toEqual(['201 too-many'])
})
