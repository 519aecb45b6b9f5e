import { OpenAPIGenerator } from '@orpc/openapi'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Access } from '#platform/access/rules.ts'
import { api } from './api.ts'

export type ApiLine = {
  method: string
  path: string
  access: Access
  name: string
  hasOutput: boolean
  hasInput: boolean
}

/** Every call: method × path × who. The access table and the tests read this. */
export function apiLines(): ApiLine[] {
  const lines: ApiLine[] = []
  walk(api, [], (name, procedure) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc']
    lines.push({
      method: route.method ?? 'POST',
      path: `/api${route.path ?? ''}`,
      access: (meta as { access: Access }).access,
      name: name.join('.'),
      hasInput: inputSchema !== undefined,
      hasOutput: outputSchema !== undefined,
    })
  })
  return lines.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
}

/** What each call takes. */
export function apiInputs() {
  const inputs: { name: string; input: unknown }[] = []
  walk(api, [], (name, procedure) => inputs.push({ name: name.join('.'), input: procedure['~orpc'].inputSchema }))
  return inputs
}

/** Visits every call with its name: ['cultivation', 'plants', 'show']. */
export function walk(router: object, name: string[], visit: (name: string[], procedure: AnyProcedure) => void) {
  for (const [key, value] of Object.entries(router)) {
    if (isProcedure(value)) visit([...name, key], value)
    else walk(value as object, [...name, key], visit)
  }
}

const ErrorBody = {
  type: 'object' as const,
  required: ['statusCode', 'message'],
  properties: {
    statusCode: { type: 'integer' as const },
    message: { type: 'string' as const, description: 'Uma frase para mostrar à pessoa' },
    errors: {
      type: 'object' as const,
      additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
    },
    reason: { type: 'string' as const },
    retry_after: { type: 'integer' as const, description: 'Segundos até a próxima tentativa' },
  },
}

/** The OpenAPI document of all calls, as served at /api/openapi.json. */
export async function apiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(api, {
    info: {
      title: 'Grower',
      version: '1',
      description: 'API do Grower. Erros respondem {statusCode, message, errors}.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: { Error: ErrorBody } },
  })
  const who = new Map(apiLines().map((line) => [`${line.method} ${line.path.slice(4)}`, line.access]))
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods ?? {})) {
      const access = who.get(`${method.toUpperCase()} ${path}`)
      Object.assign(call as object, {
        'x-access': access,
        ...(access === 'public' ? {} : { security: [{ token: [] }] }),
      })
    }
  return document
}
