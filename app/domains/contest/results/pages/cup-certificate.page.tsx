import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/cup-certificate.page'

export const middleware = [access('login')]

/** GET /copa-grower/certificado/:uuid: a place on the podium as a document. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).results.certificate({ uuid: params.uuid }))
