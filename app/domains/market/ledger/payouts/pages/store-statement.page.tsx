import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { StatementRef } from '../payouts.schemas.ts'
import type { Route } from './+types/store-statement.page'

export const middleware = [access('store')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const wanted = StatementRef.safeParse(params)
  if (!wanted.success) throw notFound()
  return fileResponse(await apiFor(context).ledger.ownPayouts.statement({ ...wanted.data, store: params.slug }))
}
