import type { FastifyRequest } from 'fastify'
import type { ErrorBody } from '#platform/errors.ts'

/** True when a person's browser asks for a page, and so would see an error body as bare JSON. */
export const asksForPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html')

/** One sentence and a way back, for the refusals that come before any page could be drawn. No input goes into it. */
export const plainRefusal = ({ statusCode, message }: ErrorBody) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Erro ${statusCode}</title></head><body><main><h1>Erro ${statusCode}</h1><p>${message}</p><p><a href="/">Ir para Página Inicial</a></p></main></body></html>`
