import { refusal } from '#platform/access/rules.ts'
import { type RefusalCode, refusals } from '#platform/errors.ts'
import type { ApiLine } from '../api-lines.ts'
import { refTo } from './json.ts'

/** May it be called without saying who one is? */
export const isOpen = ({ access }: Pick<ApiLine, 'access'>) => refusal(access, null) === null

/** What a call may refuse with, as its line says. Faults, and what befalls any call, are the `default` answer. */
export function refusalsOf(line: ApiLine): RefusalCode[] {
  const writes = line.method !== 'GET'
  const codes: [RefusalCode, boolean][] = [
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
  const implied = codes.flatMap(([code, isSo]) => (isSo ? code : []))
  return [...new Set([...implied, ...line.refuses])]
}

/** The error answers of a call: { 401: { $ref }, … }. */
export const refusedAnswers = (line: ApiLine) => ({
  ...Object.fromEntries(refusalsOf(line).map((code) => [refusals[code][0], answerRef(code)])),
  default: answerRef('unexpected'),
})

const answerRef = (name: string) => ({ $ref: `#/components/responses/${name}` })

const content = { 'application/json': { schema: refTo('Error') } }
const retryAfter = {
  'Retry-After': { description: 'Segundos até a próxima tentativa', schema: { type: 'integer' as const } },
}

/** Each refusal that one of the calls may answer with, under its name. */
export function refusalAnswers(lines: ApiLine[]) {
  const asked = new Set(lines.flatMap(refusalsOf))
  const folded = [...asked].map((code) => [
    code,
    { description: refusals[code][1], ...(code === 'too_many' ? { headers: retryAfter } : {}), content },
  ])
  return { ...Object.fromEntries(folded), unexpected: { description: 'Outra recusa, ou uma falha nossa.', content } }
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
  },
}
