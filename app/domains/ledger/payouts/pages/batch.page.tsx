import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { PayoutDay } from '../payouts.schemas.ts'
import type { Route } from './+types/batch.page'

export const middleware = [access('can:marketplace.manage')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const wanted = PayoutDay.safeParse(params)
  if (!wanted.success) throw notFound()
  return fileResponse(await apiFor(context).ledger.payouts.batch(wanted.data))
}
