import { ORPCError } from '@orpc/server'
import { type RouterContextProvider, redirect } from 'react-router'
import { cookieOf } from '#platform/http/credentials.ts'
import { clientFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'

const name = 'grower_aff'
/** As long as the longest window. */
const DAYS = 180

/** The visitor's token, for the checkout. */
export function clickOf(request: Request): string | undefined {
  const kept = cookieOf(request.headers.get('cookie'), name)
  return kept && /^[0-9a-f-]{36}$/.test(kept) ? kept : undefined
}

type Asked = {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
  params: { store?: string; product?: string }
}

/**
 * First thing in the loader of a store's and of a product's page. Who comes by '?a=CODE' is noted, and sent on to the
 * same page without it, with the cookie: so no page that visitors share carries one, and no link is passed on with it.
 */
export async function keepClick({ request, url, context, params }: Asked): Promise<void> {
  const code = url.searchParams.get('a')
  if (!code || !params.store) return
  const to = new URL(url)
  to.searchParams.delete('a')
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const token = await noted(context, {
    code: code.slice(0, 20),
    store: params.store,
    product: params.product,
    click_token: clickOf(request),
  })
  if (token) headers.append('set-cookie', `${name}=${token}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`)
  throw redirect(`${to.pathname}${to.search}`, { headers })
}

type Click = { code: string; store: string; product?: string; click_token?: string }

/** Whoever clicks too often still sees the page. */
async function noted(context: Readonly<RouterContextProvider>, click: Click) {
  try {
    const { click_token } = await clientFor(context.get(requestContext)).splits.clicks.keep(click)
    return click_token
  } catch (error) {
    if (error instanceof ORPCError && error.status === 429) return null
    throw error
  }
}
