import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/time-lapse-file.page'

export const middleware = [access('login')]

/** GET /cultivo/planta/:slug/fotos/time-lapse.webp */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).journal.updates.timeLapse({ id_or_slug: params.slug }))
