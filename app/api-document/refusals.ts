import { refusal } from '#platform/access/rules.ts'
import { type RefusalCode, refusals } from '#platform/errors.ts'
import type { ApiLine } from '../api-lines.ts'
import { refTo } from './json.ts'

/** True if it can be called without authentication. */
export const isOpen = ({ access }: Pick<ApiLine, 'access'>) => refusal(access, null) === null

/** Client errors that a call may return, derived from its line. Server errors and general ones are the `default` response. */
export function refusalsOf(line: ApiLine): RefusalCode[] {
  const writes = line.method !== 'GET'
  const rules: [RefusalCode, boolean][] = [
    ['invalid_request', true],
    ['unauthorized', !isOpen(line)],
    ['forbidden', !isOpen(line) && line.access !== 'in_session'],
    ['not_found', line.path.includes('{') || (writes && line.hasInput)],
    ['conflict', writes],
    ['too_large', writes && line.hasInput],
    ['unsupported_type', writes && line.hasInput],
    ['invalid', line.hasInput],
    ['too_many', writes],
  ]
  const implied = rules.flatMap(([code, applies]) => (applies ? code : []))
  return [...new Set([...implied, ...line.refuses])]
}

/** Error responses of a call: { 401: { $ref }, … }. */
export const errorResponses = (line: ApiLine) => ({
  ...Object.fromEntries(refusalsOf(line).map((code) => [refusals[code][0], responseRef(code)])),
  default: responseRef('unexpected'),
})

const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` })

const content = { 'application/json': { schema: refTo('Error') } }
const retryAfter = {
  'Retry-After': { description: 'Segundos até a próxima tentativa', schema: { type: 'integer' as const } },
}

/** `components.responses`: each client error that some call may return, by its code. */
export function sharedResponses(lines: ApiLine[]) {
  const used = new Set(lines.flatMap(refusalsOf))
  const responses = [...used].map((code) => [
    code,
    { description: refusals[code][1], ...(code === 'too_many' ? { headers: retryAfter } : {}), content },
  ])
  return { ...Object.fromEntries(responses), unexpected: { description: 'Outra recusa, ou uma falha nossa.', content } }
}

export const ErrorBody = {
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
    stands: {
      type: 'object' as const,
      additionalProperties: true,
      description: 'De uma edição que encontrou outra (409): o que está agora nos campos que as duas mudaram',
    },
  },
}
