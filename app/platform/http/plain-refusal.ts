import type { FastifyRequest } from 'fastify'
import type { ErrorBody } from '#platform/errors.ts'

/** True when a browser navigates to a page, where a JSON error body would be shown raw. */
export const asksForPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html')

/** A minimal HTML error page, for errors before any page can be rendered. Contains no input. */
export const plainRefusal = ({ statusCode, message }: ErrorBody) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Erro ${statusCode}</title></head><body><main><h1>Erro ${statusCode}</h1><p>${message}</p><p><a href="/">Ir para Página Inicial</a></p></main></body></html>`
