import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/batch.page'

export const middleware = [access('can:marketplace.manage')]

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).ledger.payouts.batch({ day: params.day }))
