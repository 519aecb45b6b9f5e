import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPage } from '#platform/cache/page-cache.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * The page without its nonce, so that it can be cached and shared, and the CSP hashes of the scripts that carried it.
 */
export function withoutNonce(html: string, nonce: string) {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes, body]) => body && attributes?.includes(`nonce="${nonce}"`))
    .map(
      ([, , body]) =>
        `'sha256-${createHash('sha256')
          .update(body ?? '')
          .digest('base64')}'`,
    )
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes }
}

/** Prepares a page for the cache: ETag and the body in three encodings. */
export async function storedPage(
  html: string,
  page: Pick<StoredPage, 'status' | 'headers' | 'tags'>,
): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    gzipAsync(identity, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { ...page, headers: { ...page.headers, etag }, identity, brotli: br, gzip: gz, stored_at: Date.now() }
}

/** Bypasses Fastify's response hooks: a stored page has all its headers. */
export function sendStored(page: StoredPage, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  const answer = reply.raw
  if (request.headers['if-none-match'] === page.headers.etag) return void answer.writeHead(304, page.headers).end()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity
  const headers = { ...page.headers, 'content-length': body.length }
  answer.writeHead(page.status, encoding ? { ...headers, 'content-encoding': encoding } : headers).end(body)
}

/** Sends a page that is not cached: gzip at its fastest level, as phone data is expensive. */
export async function sendUncached(html: Buffer, request: FastifyRequest, reply: FastifyReply) {
  if (html.length < 1400 || !String(request.headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await gzipAsync(html, { level: 1 }))
}
