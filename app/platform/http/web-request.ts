import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'

type Site = { https: boolean; siteUrl: string }

/** The request as the router takes it; throws 400 for what is no address. */
export function webRequest(request: FastifyRequest, site: Site) {
  const { method } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  const body = method === 'GET' || method === 'HEAD' ? undefined : (request.body as Buffer | undefined)
  return new Request(addressOf(request, site), { method, headers, body: body && new Uint8Array(body) })
}

/**
 * The request's Host header is used, so that redirects and same-origin checks work on any address we listen on. The
 * path is appended to it, not resolved against it: '//evil.example' is a path of ours.
 */
function addressOf({ host, url }: FastifyRequest, { https, siteUrl }: Site) {
  const origin = host ? `${https ? 'https' : 'http'}://${host}` : siteUrl
  // To links on our pages '//[' and '//a:99999/x' are no addresses either.
  if (!url.startsWith('/') || !URL.canParse(url, origin) || !URL.canParse(origin + url))
    throw new AppError('invalid_request', 'Este endereço não existe.')
  return origin + url
}
