import { z } from 'zod'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { photoUpload } from '#platform/http/photo-upload.ts'
import { privateUpload } from '#platform/http/private-upload.ts'
import { expect, test } from '#tests/fixtures.ts'
import { expectRefusal } from '#tests/refusal.ts'
import { runSerially } from '#tests/test-client.ts'
import { apiDocs } from './api-docs.ts'
import { type Json, refName } from './api-document/json.ts'
import type { ApiCall, ApiDocument } from './api-document.ts'
import { apiInputs } from './api-lines.ts'
import { apiRoutes, newHost } from './api-routes.ts'

type Schema = { type?: string | string[]; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
type Body = { content: Record<string, { schema: Json } | undefined> }
type Operation = { method: 'GET' | 'POST'; path: string; access: string; fields: Record<string, Schema> }

/** Calls through the HTTP host, in the transaction of the test. */
function hostOf(ctx: Context) {
  const app = newHost(false)
  const contextOf = async () => ctx
  photoUpload(app, contextOf)
  privateUpload(app, contextOf)
  apiDocs(app)
  apiRoutes(app, contextOf)
  return async (url: string, method: Operation['method'] = 'GET', payload?: unknown) => {
    const sent =
      payload === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: asText(payload) }
    const answer = await runSerially(ctx, () => app.inject({ method, url, ...sent }))
    const { statusCode: status, body: text } = answer
    return {
      status,
      text,
      body: answer.headers['content-type']?.toString().includes('json') && text ? answer.json() : {},
    }
  }
}

const asText = (payload: unknown) => (typeof payload === 'string' ? payload : JSON.stringify(payload))

async function operationsOf(call: ReturnType<typeof hostOf>): Promise<Operation[]> {
  const { paths, components }: ApiDocument = (await call('/api/openapi.json')).body
  const fieldsOf = ({ requestBody }: ApiCall) => {
    const { schema = {} } = (requestBody as Body | undefined)?.content['application/json'] ?? {}
    return ((components.schemas[refName(schema) ?? ''] ?? schema).properties ?? {}) as Record<string, Schema>
  }
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({
        method: method.toUpperCase() as Operation['method'],
        path: `/api${path}`,
        access: one['x-access'],
        fields: fieldsOf(one),
      })),
    )
    .filter(({ path }) => !path.endsWith('/live'))
}

const garbage: Record<string, (fields: Record<string, Schema>) => unknown> = {
  'an empty object': () => ({}),
  'a list': () => [],
  'a bare text': () => '"texto"',
  null: () => 'null',
  'broken JSON': () => '{"name": "sem fim',
  'wrong types': (fields) => each(fields, () => ({ nested: [true] })),
  'numbers everywhere': (fields) => each(fields, () => -1e308),
  'texts of 20,000 characters': (fields) => each(fields, () => 'á'.repeat(20_000)),
  'texts that fill a body': (fields) => each(fields, () => 'x'.repeat(900_000 / (Object.keys(fields).length + 1))),
  'a NUL': (fields) => each(fields, () => 'a\u0000b'),
  'half a surrogate pair': (fields) => each(fields, () => 'a\ud800b'),
  'SQL and HTML': (fields) => each(fields, () => `'); drop table plants; --<script>alert(1)</script>`),
  'null everywhere': (fields) => each(fields, () => null),
}
const each = (fields: Record<string, Schema>, value: () => unknown) =>
  Object.fromEntries([...Object.keys(fields), '__proto__x'].map((name) => [name, value()]))

const ids = [
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  'a%00b',
  '%27%3B--',
  '..%2f..',
  'x'.repeat(90),
  'x'.repeat(3000),
]
const queries = [
  'page=-1',
  'page=1e99',
  'page=abc',
  'per_page=100000',
  'search=%00',
  `search=${'x'.repeat(5000)}`,
  'order_by=password_hash',
  'order_type=;',
  'page[]=1',
  'search[a][b]=1',
  'private=talvez',
]

type Answered = { method: string; path: string; status: number }

/** A body that is not read is refused before it is asked who sends it: no JSON, or longer than a robot's message may be. */
function unread(kind: string, { method, path, status }: Answered) {
  if (['broken JSON', 'a list', 'a bare text', 'null'].includes(kind) && method !== 'GET') return 400
  if (/\/ganza-(iot-data|events)$/.test(path) && status === 413) return 413
  return undefined
}

const somebody = async (ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) =>
  hostOf(await contextOf(await aUser(ctx)))

/** Every call gets some of them, and each of them is sent to calls of all domains: which, follows from its place. */
const some = <T>(all: T[], place: number, count: number) =>
  Array.from({ length: count }, (_, at) => all[(place + at * 5) % all.length] as T)

test('every call refuses a visitor, whatever is sent', async ({ ctx }) => {
  const call = hostOf(ctx)
  for (const [at, { method, path, fields, access }] of (await operationsOf(call)).entries())
    for (const kind of some(Object.keys(garbage), at, 1)) {
      const where = `${method} ${path} with ${kind}`
      const url = path.replace(/\{\w+\}/g, '999999999')
      const answer = await call(url, method, method === 'GET' ? undefined : garbage[kind]?.(fields))
      expectRefusal(answer, where)
      if (access !== 'public')
        expect(answer.status, where).toBe(unread(kind, { method, path, status: answer.status }) ?? 401)
    }
})

test('every call that reads a body rejects garbage with a message', async ({ ctx, contextOf }) => {
  const call = await somebody(ctx, contextOf)
  const reading = (await operationsOf(call)).filter(({ method }) => method !== 'GET')
  for (const [at, { method, path, fields }] of reading.entries())
    for (const kind of some(Object.keys(garbage), at, 3)) {
      const answer = await call(path.replace(/\{\w+\}/g, '999999999'), method, garbage[kind]?.(fields))
      expectRefusal(answer, `${method} ${path} with ${kind}`)
    }
})

test('every call rejects strange ids and queries with a message', async ({ ctx, contextOf }) => {
  const call = await somebody(ctx, contextOf)
  for (const [at, { method, path }] of (await operationsOf(call)).entries())
    for (const tail of some(
      path.includes('{') ? ids : method === 'GET' ? queries : [],
      at,
      path.includes('{') ? 3 : 4,
    )) {
      if (tail === undefined) continue
      const address = path.includes('{') ? path.replaceAll(/\{\w+\}/g, tail) : `${path}?${tail}`
      const answer = await call(address, method, method === 'GET' ? undefined : {})
      expectRefusal(answer, `${method} ${address.slice(0, 90)}`)
    }
})

test('every schema of what comes in judges every kind of garbage without a fault', () => {
  const schemas = apiInputs().flatMap(({ name, input }) => (input instanceof z.ZodType ? [{ name, input }] : []))
  expect(schemas.length).toBeGreaterThan(300)
  for (const { name, input } of schemas) {
    const shape = input instanceof z.ZodObject ? (input.shape as Record<string, Schema>) : {}
    for (const [kind, make] of Object.entries(garbage)) {
      const body = make(shape)
      const sent = typeof body === 'string' ? body : structuredClone(body)
      expect(() => input.safeParse(sent), `${name} with ${kind}`).not.toThrow()
    }
  }
})
