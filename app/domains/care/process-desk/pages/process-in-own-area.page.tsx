import { redirect } from 'react-router'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import type { Route } from './+types/process-in-own-area.page'

export const middleware = [access('login')]

/** GET /comunidade-360/processo/:slug and what follows: the same in the viewer's own area; 404 for whom it is not. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { area, can } = await apiFor(context).processes.processes.show({ token: params.slug, with_completed: true })
  const part = /\/(chat|documentos(\/assinaturas\/\d+)?|agenda)$/.exec(url.pathname)?.[0] ?? ''
  if ((part === '/chat' || part === '/agenda') && !can.contents) throw notFound()
  throw redirect(processPath(area, params.slug, part))
}
