import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { findViewer } from '#domains/people/accounts/index.ts'
import { aSession } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, withViewer } from '#platform/context.ts'
import { cookieOf, sessionCookie } from '#platform/http/credentials.ts'
import { deferredParts } from '#ui/deferred.tsx'
import { type PageState, pageState, requestContext } from '#web/page-context.server.ts'
import { runSerially } from '../test-client.ts'
import { type Page, pageOf } from './page.ts'
import { buildFor } from './server-build.ts'

const origin = 'http://localhost:3000'
type Options = { cookie?: string; body?: URLSearchParams; headers?: Record<string, string> }

/**
 * Requests a page in process with a browser's cookies: real router, middleware, loaders, action and rendering, on the
 * context's transaction. Redirects are not followed.
 */
export async function openPage(
  ctx: Context,
  path: string,
  { cookie = '', body, headers }: Options = {},
): Promise<Page> {
  const url = new URL(path, origin)
  const faults: unknown[] = []
  const handleError = (error: unknown) => void (isRouteErrorResponse(error) || faults.push(error))
  const handler = createRequestHandler(await buildFor(url.pathname, handleError), 'test')
  await deferredParts()
  const state: PageState = { nonce: 'nonce', https: false, tags: new Set() }
  const context = new RouterContextProvider()
  context.set(requestContext, await contextOf(ctx, cookie))
  context.set(pageState, state)
  const request = new Request(url, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'text/html', cookie, ...(body && { origin }), ...headers },
    body,
  })
  const response = await runSerially(ctx, () => handler(request, context))
  // Unexpected errors: people would get an error page, a test gets the error itself.
  if (faults.length) throw faults[0]
  const sent = { status: response.status, headers: response.headers, html: state.html ?? (await response.text()) }
  const send = (next: string, form?: URLSearchParams) =>
    openPage(ctx, new URL(next, url).href, { cookie: cookiesAfter(cookie, response), body: form })
  return pageOf(url.pathname + url.search, sent, send)
}

/** The cookie of a new session; empty for a visitor. */
export const cookieOfSession = async (ctx: Context, user?: { id: number }) =>
  user ? `${sessionCookie(false)}=${(await aSession(ctx, user)).token}` : ''

/** Context with the session cookie's viewer, as in the host; transactions of parallel loaders are serialised. */
export async function contextOf(ctx: Context, cookie: string): Promise<Context> {
  const token = cookieOf(cookie, sessionCookie(false))
  const own = withViewer(ctx, token ? await findViewer(ctx, token) : null)
  let last: Promise<unknown> = Promise.resolve()
  const transaction: Context['transaction'] = (work) => {
    const done = last.then(() => own.transaction(work))
    last = done.catch(() => undefined)
    return done
  }
  return { ...own, transaction }
}

/** The browser's cookies after a response. */
function cookiesAfter(cookie: string, { headers }: Response) {
  const kept = new Map(cookie.split('; ').flatMap((pair) => (pair ? [[pair.split('=')[0], pair] as const] : [])))
  for (const set of headers.getSetCookie()) {
    const [pair = ''] = set.split(';')
    const [name = ''] = pair.split('=')
    if (/max-age=0/i.test(set)) kept.delete(name)
    else kept.set(name, pair)
  }
  return [...kept.values()].join('; ')
}
