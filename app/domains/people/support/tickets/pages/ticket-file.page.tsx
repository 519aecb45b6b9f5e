import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import type { Route } from './+types/ticket-file.page'
import { refOf } from './ticket-ref.guard.ts'

export const middleware = [access('public')]

/** GET /contato/:uuid/arquivo/:file: an attachment, for the parties of the conversation. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.file)) throw notFound()
  const ref = { ...refOf(params, url), file: Number(params.file) }
  return fileResponse(await apiFor(context).support.tickets.openFile(ref))
}
