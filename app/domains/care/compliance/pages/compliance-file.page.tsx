import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/compliance-file.page'

export const middleware = [access('login')]

/** GET /cultivo/conformidade/:uuid/arquivo: never cached. */
export const loader = async ({ params: { uuid }, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).compliance.open({ uuid }))
