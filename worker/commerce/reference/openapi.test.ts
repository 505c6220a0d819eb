import { describe, expect, it } from 'vitest'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'

import { openApi } from './openapi.ts'
import { referencePage } from './page.ts'

const document = openApi(calls, '1')

/** Every `$ref` anywhere in a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

const at = (path: string): unknown =>
  path
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], document)

describe('OpenAPI 3.1 of the contract', () => {
  it('holds every call with its method, path, codes and who may make it', () => {
    for (const [name, { method, path, who, errors }] of Object.entries(calls)) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      expect(operation).toMatchObject({ operationId: name, 'x-who': who })
      const described = Object.values(operation?.responses ?? {}).map(({ description }) => description)
      for (const code of errors) expect(described.join(' ')).toContain(code)
    }
  })

  it('refers to nothing that is not there, recursive shapes included', () => {
    const all = references(document)
    expect(all.some(reference => reference.includes('products.catalog.get'))).toBe(true)
    for (const reference of all) expect([reference, at(reference) !== undefined]).toEqual([reference, true])
    expect(JSON.stringify(document)).not.toContain('$defs')
  })

  it('R146: shows the shape of everything that is answered or taken, which other documents do not', () => {
    for (const [name, { method, path, body }] of Object.entries<Call>(calls)) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      const answered = operation?.responses['200']?.content?.['application/json'].schema ?? {}
      expect([name, Object.keys(answered).length > 0]).toEqual([name, true])
      const taken = operation?.requestBody?.content['application/json'].schema ?? {}
      expect([name, Object.keys(taken).length > 0]).toEqual([name, body !== undefined])
    }
  })

  it('names every parameter of a path, and gives a body to exactly the calls that take one', () => {
    const operation = document.paths['/products/v1/products/{productId}/reviews']?.post
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'productId', in: 'path' }))
    expect(operation?.requestBody?.required).toBe(true)
    expect(document.paths['/products/v2/catalog']?.get?.requestBody).toBeUndefined()
  })

  it('reads as a page with every call on it and without script', () => {
    const page = referencePage(document)
    for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`)
    expect(page).not.toContain('<script')
  })
})
