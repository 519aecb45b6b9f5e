import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPage } from '#platform/cache/page-cache.ts'

const brotli = promisify(brotliCompress)
const squeeze = promisify(gzip)

/** The hashes of the scripts that this page allowed by its nonce, and the page without the nonce, fit to be shared. */
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

/** A page ready to be kept, in the three encodings in which it is asked for. */
export async function storedPage(
  html: string,
  page: Pick<StoredPage, 'status' | 'headers' | 'tags'>,
): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    squeeze(identity, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { ...page, headers: { ...page.headers, etag }, identity, brotli: br, gzip: gz, stored_at: Date.now() }
}

/** Written past the hooks of other answers: a stored page has all its headers. */
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

/** One person's page: a quick squeeze, as phones pay for every byte. */
export async function sendOnce(html: Buffer, request: FastifyRequest, reply: FastifyReply) {
  if (html.length < 1400 || !String(request.headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await squeeze(html, { level: 1 }))
}
