import { ORPCError } from '@orpc/server'
import { clientFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/agenda-ics.page'

export const middleware = [access('public')]

const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** GET /agenda/{token}.ics: whoever has the URL can read the agenda; not stored by shared caches. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = params.file.endsWith('.ics') ? params.file.slice(0, -4) : ''
  try {
    const { ics } = await clientFor(context.get(requestContext)).agenda.feed.read({ token: token || '-' })
    return new Response(ics, {
      headers: {
        ...plain,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="agenda.ics"',
        'cache-control': 'private, max-age=900',
      },
    })
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error
    const { retry_after } = (error.data ?? {}) as { retry_after?: number }
    const headers = retry_after ? { ...plain, 'retry-after': String(retry_after) } : plain
    return new Response(`${error.message}\n`, { status: error.status, headers })
  }
}
