import fc from 'fast-check'
import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { compile, openRevision } from '../revision.ts'
import { roadsFrom } from './follow.ts'
import { prefixesIn, samplesOf } from './samples.ts'
import { everyone } from './scope.ts'
import { aloneIn, leadingOn } from './targets.ts'

const froms = ['/a', '/b', '/cart', '/warenkorb', '/de-de/warenkorb', '/de-de/a', '/a?x=1', '/b/*', '/:any', '/p/:id']
const tos = ['/a', '/b', '/B/', '/cart', '/de-de/cart', '/de-de/warenkorb', '/b/deep?x=1', '/page#b', '/file.pdf']
const line = fc.tuple(fc.constantFrom(...froms), fc.constantFrom(...tos), fc.constantFrom('301', '302'))

it('no rule that leads on to another is left out, whatever the rules are', () => {
  let roads = 0
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ([from]) => from, minLength: 2, maxLength: 8 }), lines => {
      const { rules } = parse(
        ['from,to,status', ...lines.map(cells => cells.join(','))].join('\n'),
        storeAddressing.locales,
      )
      const revision = openRevision(compile(rules))
      if (revision === undefined) throw new Error('no revision')
      const prefixes = prefixesIn(rules, storeAddressing.locales)
      const mayLeadOn = leadingOn(revision, rules, prefixes, storeAddressing)
      for (const rule of rules)
        for (const sample of samplesOf(rule, prefixes))
          for (const road of roadsFrom(revision, rule, sample, everyone(storeAddressing.locales), storeAddressing))
            if (road.rules.length > 1 || road.end !== 'stop') {
              roads += 1
              expect(mayLeadOn(rule), `${rule.from} ${rule.to}`).toBe(true)
            }
    }),
    { numRuns: 300 },
  )
  expect(roads).toBeGreaterThan(100)
})

it('of two exact rules for one path neither is alone', () => {
  const { rules } = parse('from,to,country\n/a,/x,DE\n/a,/y,\n/b,/z,\n/b/*,/z,\n', storeAddressing.locales)
  expect(rules.map(aloneIn(rules))).toEqual([false, false, true, false])
})
