import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/document-file.page'
import { idOf } from './document-id.guard.ts'

export const middleware = [access('signed_in')]

/** GET /perfil/documentos/:id/arquivo: the file, for its owner only; each read is logged. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).accounts.documents.open({ id: idOf(params) }))
