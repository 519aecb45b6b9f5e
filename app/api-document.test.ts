import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentOf, filesOf } from './api-document/files.ts'
import { foldDuplicates } from './api-document/fold-duplicates.ts'
import { isJson, type Json, mapObjects } from './api-document/json.ts'
import { namedSchemas } from './api-document/named-schemas.ts'
import { type ApiCall, apiDocument } from './api-document.ts'

const document = await apiDocument()
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call, name: `${method} ${path}` })),
)
const namesOf = (some: typeof calls) => some.map(({ name }) => name)

test('every call says whether it wants a token: those that are open to anyone none, all others one', () => {
  expect(calls.length).toBeGreaterThan(200)
  const isOpen = ({ call }: { call: ApiCall }) => ['public', 'guest'].includes(call['x-access'])
  const open = calls.filter(({ call }) => call.security.length === 0)
  expect(namesOf(open)).toEqual(namesOf(calls.filter(isOpen)))
  for (const { name, call } of calls.filter((one) => !isOpen(one))) expect(call.security, name).toEqual([{ token: [] }])
})

test('every call says what it refuses with: without a token, what is not there, and what does not fit', () => {
  const statuses = ({ call }: { call: ApiCall }) =>
    Object.keys(call.responses).filter((status) => /^4\d\d$/.test(status))
  expect(namesOf(calls.filter((one) => !statuses(one).length))).toEqual([])
  for (const one of calls) {
    if (one.call.security.length) expect(statuses(one), one.name).toContain('401')
    if (one.path.includes('{')) expect(statuses(one), one.name).toContain('404')
    if (one.call.parameters || one.call.requestBody) expect(statuses(one), one.name).toContain('422')
    if (one.call.requestBody) expect(statuses(one), one.name).toEqual(expect.arrayContaining(['400', '413', '415']))
  }
})

test('every call is well formed: a name of its own, the parameters of its address, answers with words', () => {
  expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length)
  for (const { name, path, method, call } of calls) {
    const inPath = (call.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect(inPath.map((parameter) => parameter.name).sort(), name).toEqual(inAddress.sort())
    expect(
      inPath.every(({ required, schema }) => required && isJson(schema)),
      name,
    ).toBe(true)
    if (method === 'get') expect(call.requestBody, name).toBeUndefined()
    const answers = Object.entries(call.responses)
    expect(
      answers.filter(([status]) => /^2\d\d$/.test(status)),
      name,
    ).toHaveLength(1)
    for (const [status, { description, $ref, content }] of answers) {
      expect(description ?? $ref, `${name} ${status}`).toBeTruthy()
      if (status === '204') expect(content, name).toBeUndefined()
    }
  }
})

test('no call answers a bare list: what has no pages is {data} too', () => {
  const isList = (schema: Json): boolean =>
    typeof schema.$ref === 'string' ? isList(at(schema.$ref, document) as Json) : schema.type === 'array'
  const answersBare = ({ call }: { call: ApiCall }) =>
    Object.values(call.responses).some(({ content }) =>
      Object.values((content ?? {}) as Record<string, { schema: Json }>).some(({ schema }) => isList(schema)),
    )
  expect(namesOf(calls.filter(answersBare))).toEqual([])
})

test('every $ref of the document leads somewhere, and everything named is asked for', () => {
  const addresses = new Set(refsIn(document))
  expect([...addresses].filter((address) => !isJson(at(address, document)))).toEqual([])
  const { responses, schemas } = document.components
  const named = Object.entries({ responses, schemas }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  )
  expect(named.filter((address) => !addresses.has(address))).toEqual([])
})

test('what is long is folded once: export it from a *.schemas.ts and it has a name', () => {
  const named = Object.values(document.components.schemas)
  const inside = [...schemasIn(document.paths), ...named.flatMap((schema) => schemasIn(schema).slice(1))]
  const long = inside.filter((text) => text.length >= 200)
  expect(long.length).toBeGreaterThan(50)
  const folded = new Set(named.map((schema) => JSON.stringify(schema)))
  expect(long.filter((text, at) => folded.has(text) || long.indexOf(text) !== at)).toEqual([])
})

test('a file for each domain and a shared one: together the whole, each $ref leads into one of them, and not too long', () => {
  const files = filesOf(document)
  expect(documentOf(JSON.parse(JSON.stringify(files)))).toEqual(JSON.parse(JSON.stringify(document)))

  const lost = Object.entries(files).flatMap(([name, content]) =>
    refsIn(content).filter((address) => {
      const [file, place] = address.split('#')
      return !isJson(at(`#${place}`, files[file || name]))
    }),
  )
  expect(lost).toEqual([])

  const lines = Object.keys(files).map((name) => readFileSync(join('openapi', name), 'utf8').split('\n').length)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(75_000)
})

test('two schemas of one name are refused, one that is exported twice is not', () => {
  const Card = z.object({ id: z.number() })
  const named = namedSchemas({
    'b.schemas.ts': { Again: Card },
    'a.schemas.ts': { Card, small: z.string(), Of: () => 1 },
  })
  expect([...named]).toEqual([['Card', Card]])
  expect(() => namedSchemas({ 'a.schemas.ts': { Card }, 'b.schemas.ts': { Card: z.object({}) } })).toThrow(
    'Two schemas are called Card, in a.schemas.ts and b.schemas.ts: rename one of them.',
  )
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const long = { type: 'object', properties: { text: { type: 'string', description: 'x'.repeat(200) } } }

test('a form that goes out otherwise than it comes in has a name of its own; what nobody asks for has none', () => {
  const schemas = { Both: { a: 1 }, 'Both.Out': { b: 1 }, 'Only.Out': { c: ref('Both') }, Unasked: { d: 1 } }
  const call = { operationId: 'a.b.c', requestBody: ref('Both'), responses: [ref('Both.Out'), ref('Only.Out')] }
  expect(foldDuplicates({ '/': { get: call } }, schemas)).toEqual({
    paths: { '/': { get: { ...call, responses: [ref('BothAnswer'), ref('Only')] } } },
    schemas: { Both: { a: 1 }, BothAnswer: { b: 1 }, Only: { c: ref('Both') } },
  })
})

test('what came out the same as a named one is called so; of twins, as the one that its own resource asks for', () => {
  const create = (operationId: string, name: string) => ({ post: { operationId, body: ref(name) } })
  const update = (operationId: string, body: Json) => ({ put: { operationId, body } })
  const paths = (lamp: Json, jar: Json) => ({
    '/jar': create('grow.jars.create', 'JarInput'),
    '/jar/{id}': update('grow.jars.update', jar),
    '/lamp': create('grow.lamps.create', 'LampInput'),
    '/lamp/{id}': update('grow.lamps.update', lamp),
  })
  const folded = foldDuplicates(paths(long, { ...long, default: {} }), { JarInput: long, LampInput: long })
  expect(folded.paths).toEqual(paths(ref('LampInput'), { ...ref('JarInput'), default: {} }))
})

/** Every schema that stands in it, as text; lists of some are folded by what is on them. */
function schemasIn(value: unknown) {
  const parts: string[] = []
  mapObjects(value, (json) => {
    const { type, anyOf, oneOf, allOf } = json
    if ((typeof type === 'string' && type !== 'array') || anyOf || oneOf || allOf) parts.push(JSON.stringify(json))
    return json
  })
  return parts
}

function refsIn(value: unknown) {
  const found: string[] = []
  mapObjects(value, (json) => {
    if (typeof json.$ref === 'string') found.push(json.$ref)
    return json
  })
  return found
}

/** What stands at '#/components/schemas/PlantCard'. */
const at = (address: string, root: unknown) =>
  address
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), root)
