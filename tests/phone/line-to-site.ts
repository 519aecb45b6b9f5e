import Fastify from 'fastify'
import type { Context } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import { photoUpload } from '#platform/http/photo-upload.ts'
import { contextOf, cookieOfSession, openPage } from '../pages/site-in-process.ts'
import type { Line, Sent } from './phone.ts'

/** A fake network that leads to the in-process site, on the transaction of the test, with a user's session or none. */
export async function lineToSite(ctx: Context, user?: { id: number }): Promise<Line> {
  const cookie = await cookieOfSession(ctx, user)
  const uploads = Fastify()
  uploads.setErrorHandler(apiErrors)
  photoUpload(uploads, () => contextOf(ctx, cookie))
  return async (sent) => {
    if (sent.path.startsWith('/api/v1/file/photo')) return uploaded(uploads, sent)
    const body = new URLSearchParams(await sent.request.text())
    const { status, html, location } = await openPage(ctx, sent.path, { cookie, body })
    return location
      ? Object.defineProperty(new Response(), 'redirected', { value: true })
      : new Response(html, { status })
  }
}

async function uploaded(app: ReturnType<typeof Fastify>, { path, request }: Sent) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return new Response(body, { status: statusCode })
}

/** The site handles the request, but its response is lost. */
export const losingAnswers =
  (line: Line): Line =>
  async (sent) => {
    await line(sent)
    throw new TypeError('Failed to fetch')
  }
