import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { filesOf } from './api-document/files.ts'
import { type Json, refName } from './api-document/json.ts'
import { apiDocument } from './api-document.ts'
import { apiInputs, apiLines } from './api-lines.ts'

test('every call says what comes out and who may call it', ({ task }) => {
  const lines = apiLines()
  expect(lines.length).toBeGreaterThan(10)
  // After a complete run each call must have been made (tests/calls-reporter.ts).
  task.meta.callsToMake = lines.map(({ name }) => name)
  for (const { name, path, access, hasOutput } of lines) {
    expect(hasOutput, `${name} has no output schema`).toBe(true)
    expect(access, `${name} has no access rule`).toBeTruthy()
    expect(path, name).toMatch(/^\/api\/v1\/[a-z0-9-]+\//)
  }
})

test('no call takes the number of a row that the database cannot count', async () => {
  const { paths, components } = await apiDocument()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call: call as Call })),
  )
  const integers = calls.flatMap(({ name, call }) =>
    [...(call.parameters ?? []), ...Object.values(call.requestBody?.content ?? {})].flatMap(({ schema }) =>
      integersOf(schema, components.schemas).map(({ maximum }) => ({ name, maximum: Number(maximum) })),
    ),
  )
  expect(integers.length).toBeGreaterThan(100)
  const tooLarge = integers.filter(({ maximum }) => !(maximum <= 2 ** 31 - 1))
  expect([...new Set(tooLarge.map(({ name }) => name))]).toEqual([])
})

type Call = { parameters?: { schema: Json }[]; requestBody?: { content?: Record<string, { schema: Json }> } }

/** Wherever they stand in it, and in what it refers to. */
function integersOf(schema: unknown, schemas: Record<string, Json>): Json[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => integersOf(one, schemas))
  if (typeof schema !== 'object' || schema === null) return []
  const json = schema as Json
  if (json.type === 'integer') return [json]
  const name = refName(json)
  return name ? integersOf(schemas[name], schemas) : integersOf(Object.values(json), schemas)
}

test('no call takes a day of the years 0 or 9999: neither the database nor the agenda count on from there', () => {
  const days = apiInputs().flatMap(({ name, input }) => daysOf(input).map((day) => ({ name, day })))
  const taken = days.filter(({ day }) =>
    ['0000-01-01', '9999-12-31', '0000-01-01T10:00:00Z', '9999-12-31T23:59:59Z'].some(
      (text) => day.safeParse(text).success,
    ),
  )
  expect(days.length).toBeGreaterThan(20)
  expect(taken.map(({ name }) => name)).toEqual([])
})

function daysOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime) return [schema]
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(daysOf)
  if (schema instanceof z.ZodArray) return daysOf(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(daysOf)
  if (schema instanceof z.ZodPipe) return daysOf(schema.in)
  return schema instanceof z.ZodType && 'unwrap' in schema ? daysOf((schema.unwrap as () => unknown)()) : []
}

test('no two calls share a method and path', () => {
  const keys = apiLines().map(({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('openapi/ is what the calls say, and nothing besides (npm run generate)', async () => {
  const files = readdirSync('openapi').sort()
  const written = files.map((name) => [name, JSON.parse(readFileSync(join('openapi', name), 'utf8'))])
  const document = await apiDocument()
  const generated = filesOf(document)
  expect(files).toEqual(Object.keys(generated).sort())
  expect(Object.fromEntries(written)).toEqual(generated)
})
