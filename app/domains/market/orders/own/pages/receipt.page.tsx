import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { OrderRef } from '../../orders/orders.schemas.ts'
import type { Route } from './+types/receipt.page'

export const middleware = [access('login')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const ref = OrderRef.safeParse(params)
  if (!ref.success) throw notFound()
  return fileResponse(await apiFor(context).orders.own.receipt(ref.data))
}
