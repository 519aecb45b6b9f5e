import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '#platform/errors.ts'
import { log } from '#platform/log/log.ts'

/** Errors outside procedures (malformed JSON, too large a body, uploads) answer with the same body as inside. */
export function apiErrors(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refused = error instanceof ORPCError ? error : fromFastify(error)
  if (refused.status >= 500) log.error({ error, url: request.url }, 'falha ao responder')
  const wait = refused instanceof AppError ? refused.data.retry_after : undefined
  if (wait) reply.header('retry-after', wait)
  return reply.code(refused.status).send(errorBody(refused))
}

function fromFastify(error: FastifyError | Error) {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) return new AppError('too_large', 'O pedido é grande demais.')
  if (status === 415) return new AppError('unsupported_type', 'Envie o pedido como JSON (application/json).')
  if (status === 503) return new AppError('unavailable')
  if (status < 500) return new AppError('invalid_request', 'O pedido chegou com defeito: o JSON não está completo.')
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
}
