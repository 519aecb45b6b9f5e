import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { api } from './api.ts'
import { bothForms, foldDuplicates } from './api-document/fold-duplicates.ts'
import { type Json, mapObjects } from './api-document/json.ts'
import { namedSchemas } from './api-document/named-schemas.ts'
import { isNoise } from './api-document/noise.ts'
import { ErrorBody, errorResponses, isOpen, sharedResponses } from './api-document/refusals.ts'
import { apiLines } from './api-lines.ts'

export type ApiCall = {
  operationId: string
  summary?: string
  'x-access': string
  security: Record<string, string[]>[]
  parameters?: Json[]
  requestBody?: Json
  responses: Record<string, Json>
}
export type ApiDocument = {
  openapi: string
  info: Json
  servers: Json[]
  paths: Record<string, Record<string, ApiCall>>
  components: Record<'securitySchemes' | 'responses' | 'schemas', Record<string, Json>>
}

/** The OpenAPI document of all calls, as served at /api/openapi.json. */
export async function apiDocument(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const generated = await generator.generate(api, {
    info: {
      title: 'Grower',
      version: '1',
      description: 'API do Grower. Erros respondem {statusCode, message, errors}.',
      license: { name: 'Todos os direitos reservados', identifier: 'LicenseRef-UNLICENSED' },
    },
    commonSchemas: bothForms(namedSchemas()),
  })
  const { openapi, info, paths, components } = withoutNoise(generated)
  const folded = foldDuplicates(withAccess(paths), components.schemas)
  return {
    openapi,
    info,
    servers: [{ url: '/api' }],
    paths: folded.paths as ApiDocument['paths'],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: sharedResponses(apiLines()),
      schemas: { Error: ErrorBody, ...folded.schemas },
    },
  }
}

const withoutNoise = (generated: unknown): ApiDocument =>
  JSON.parse(JSON.stringify(generated), (key, value) => (isNoise(key, value) ? undefined : value))

/** Adds access rule, security and error responses to each call. */
function withAccess(paths: ApiDocument['paths']) {
  const lines = new Map(apiLines().map((line) => [line.name, line]))
  return mapObjects(paths, (json) => {
    const line = lines.get(String(json.operationId))
    if (!line) return json
    const call = json as ApiCall
    return {
      ...call,
      'x-access': line.access,
      security: isOpen(line) ? [] : [{ token: [] }],
      responses: { ...call.responses, ...errorResponses(line) },
    }
  })
}
