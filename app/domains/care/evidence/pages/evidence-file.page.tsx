import { inArea } from '#domains/care/processes/index.ts'
import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/evidence-file.page'

export const middleware = [access('login'), inArea]

/** GET …/provas/:uuid/arquivo: never cached, each opening is logged. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).evidence.open({ token: params.slug, uuid: params.uuid }))
