import { redirect } from 'react-router'
import { clientFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/logout.page'
import { dropSession } from './session-cookie.server.ts'

export const middleware = [access('public')]

export const loader = () => redirect('/')

/** Ends the session and clears its cookie; an already ended session only clears the cookie. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  if (ctx.viewer) await clientFor(ctx).accounts.sessions.logout()
  return redirect('/', { headers: { 'set-cookie': dropSession(context.get(pageState).https) } })
}
