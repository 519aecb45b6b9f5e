import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { OrderFileRef } from '../own-orders.schemas.ts'
import type { Route } from './+types/dispute-file.page'

export const middleware = [access('login')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const ref = OrderFileRef.safeParse(params)
  if (!ref.success) throw notFound()
  return fileResponse(await apiFor(context).orders.own.disputeFile(ref.data))
}
