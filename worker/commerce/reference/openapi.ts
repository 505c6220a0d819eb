import type { Call } from '#src/commerce/call.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'

import { grouped } from './grouped.ts'
import { jsonSchemaOf, type Definitions, type JsonSchema } from './json-schema.ts'

type Calls = Readonly<Record<string, Call>>

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** R145: the form of every refusal. */
const refusal: JsonSchema = {
  type: 'object',
  required: ['errorDetails'],
  properties: {
    errorDetails: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['errorId', 'message'],
        properties: { errorId: { type: 'string' }, message: { type: 'string' }, additionalInfo: {} },
      },
    },
    appId: { type: 'string' },
    correlationId: { type: 'string' },
  },
}

/** Codes any call may answer with. */
const always = ['API400', 'GEN500'] as const satisfies readonly ErrorCode[]

/** Refusals by status, each naming the codes that come with it. */
function refusals({ who, errors }: Call) {
  const codes = new Set<ErrorCode>([...always, ...(who === 'anyone' ? [] : (['AUT401'] as const)), ...errors])
  const byStatus = grouped([...codes].toSorted(), code => String(errorStatus[code]))
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      { description: those.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  )
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function parametersIn(place: 'query' | 'header', schemaOf: Call['query'], name: string, definitions: Definitions) {
  if (schemaOf === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schemaOf, { name, mode: 'input', definitions })
  return Object.entries(properties as Record<string, JsonSchema>).map(([parameter, schema]) => ({
    name: parameter,
    in: place,
    required: (required as readonly string[]).includes(parameter),
    schema,
  }))
}

function operation(name: string, call: Call, definitions: Definitions) {
  const { path, who, body, answer } = call
  const schemaOf = (schema: NonNullable<typeof body>, of: 'request' | 'answer') =>
    json(jsonSchemaOf(schema, { name: `${name}.${of}`, mode: 'input', definitions }))
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    parameters: [
      ...pathParameters(path),
      ...parametersIn('query', call.query, name, definitions),
      ...parametersIn('header', call.headers, name, definitions),
      { $ref: '#/components/parameters/locale' },
      { $ref: '#/components/parameters/site' },
    ],
    'x-who': who,
    security: who === 'anyone' ? [{ store: [] }] : [{ store: [], token: [] }],
    ...(body === undefined ? {} : { requestBody: { required: true, content: schemaOf(body, 'request') } }),
    responses: { 200: { description: 'The answer', content: schemaOf(answer, 'answer') }, ...refusals(call) },
  }
}

/** OpenAPI 3.1 of every call, derived from the table that client, proxy and platform derive from. */
export function openApi(calls: Calls, version: string) {
  const definitions: Definitions = new Map([['Refusal', refusal]])
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const operations = (paths[call.path] ??= {})
    operations[call.method.toLowerCase()] = operation(name, call, definitions)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fellholm commerce platform',
      version,
      description:
        'What a commerce platform must answer for this store. All amounts are whole minor units of the site’s currency.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(definitions),
      parameters: {
        locale: { name: 'locale', in: 'query', schema: { type: 'string', examples: ['de_DE'] } },
        site: { name: 'x-site-id', in: 'header', schema: { type: 'string', examples: ['fellholm-eu'] } },
      },
      securitySchemes: {
        store: { type: 'apiKey', in: 'header', name: 'auth-access' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

export type OpenApi = ReturnType<typeof openApi>
export type Operation = ReturnType<typeof operation>
