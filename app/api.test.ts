import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { apiDocument, apiInputs, apiLines } from './api-document.ts'

test('every call says what comes out and who may call it', ({ task }) => {
  const lines = apiLines()
  expect(lines.length).toBeGreaterThan(10)
  // At the end of a whole run each has to have been called (tests/calls-reporter.ts).
  task.meta.callsToMake = lines.map(({ name }) => name)
  for (const { name, path, access, hasOutput } of lines) {
    expect(hasOutput, `${name} has no output schema`).toBe(true)
    expect(access, `${name} has no access rule`).toBeTruthy()
    expect(path, name).toMatch(/^\/api\/v1\/[a-z0-9-]+\//)
  }
})

test('no call takes the number of a row that the database cannot count', async () => {
  const { paths = {} } = await apiDocument()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => ({ name: `${method} ${path}`, call: call as Call })),
  )
  const tooLarge = calls.flatMap(({ name, call }) =>
    [...(call.parameters ?? []), ...Object.values(call.requestBody?.content ?? {})].flatMap(({ schema }) =>
      integersOf(schema).flatMap(({ maximum }) => (maximum && maximum <= 2 ** 31 - 1 ? [] : name)),
    ),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect([...new Set(tooLarge)]).toEqual([])
})

type Json = { type?: string; maximum?: number; properties?: Record<string, Json>; items?: Json; anyOf?: Json[] }
type Call = { parameters?: { schema?: Json }[]; requestBody?: { content?: Record<string, { schema?: Json }> } }

function integersOf(schema: Json | undefined): Json[] {
  if (schema?.type === 'integer') return [schema]
  const below = [...Object.values(schema?.properties ?? {}), ...(schema?.items ? [schema.items] : [])]
  return [...below, ...(schema?.anyOf ?? [])].flatMap(integersOf)
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

test('the committed openapi.json is what the calls say (npm run generate)', async () => {
  expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(await apiDocument())))
})
