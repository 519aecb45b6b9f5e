import { inArea } from '#domains/care/processes/index.ts'
import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import type { Route } from './+types/chat-file.page'

export const middleware = [access('login'), inArea]

/** GET …/chat/arquivo/:file: never cached, each opening is logged. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.file)) throw notFound()
  const { chat } = apiFor(context).processChat
  return fileResponse(await chat.open({ token: params.slug, file: Number(params.file) }))
}
