import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody, type RefusalCode } from '#platform/errors.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { asksForPage, plainRefusal } from './plain-refusal.ts'

/** Errors outside procedures (malformed JSON, body too large, uploads) get the same response body as inside. */
export function apiErrors(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refused = error instanceof ORPCError ? error : fromFastify(error)
  if (refused.status >= 500) reportFault(error, 'falha ao responder', { path: request.routeOptions?.url })
  const wait = refused instanceof AppError ? refused.data.retry_after : undefined
  if (wait) reply.header('retry-after', wait)
  const body = errorBody(refused)
  reply.code(refused.status)
  return asksForPage(request) ? reply.type('text/html; charset=utf-8').send(plainRefusal(body)) : reply.send(body)
}

const LINGER_MS = 1000
const brokenBy: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timed_out',
}

/**
 * Node closes connections that are not HTTP, or whose headers are too long, before there is a request: the same body,
 * written by hand.
 */
export function brokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const refused = new AppError(brokenBy[error.code ?? ''] ?? 'invalid_request')
  const body = JSON.stringify(errorBody(refused))
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Who doesn't close in turn is cut off.
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(cut))
  socket.end(`HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}

function fromFastify(error: FastifyError | Error) {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if ('code' in error && error.code === 'FST_ERR_BAD_URL')
    return new AppError('invalid_request', 'Este endereço não está escrito por inteiro.')
  if (status === 413) return new AppError('too_large', 'O pedido é grande demais.')
  if (status === 415) return new AppError('unsupported_type', 'Envie o pedido como JSON (application/json).')
  if (status === 503) return new AppError('unavailable')
  if (status < 500) return new AppError('invalid_request', 'O pedido chegou com defeito: o JSON não está completo.')
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
}
