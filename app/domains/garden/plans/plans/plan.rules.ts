import { and, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { Plan } from './plans.table.ts'
import { activeStatuses } from './statuses.queries.ts'

/** Throws unless the status is an active item of the catalogue. */
export async function demandStatus({ db }: Context, status_id: number) {
  const [status] = await db
    .select({ id: catalogue_items.id, slug: catalogue_items.slug })
    .from(catalogue_items)
    .where(and(activeStatuses, eq(catalogue_items.id, status_id)))
  if (!status) throw invalidField('plan_status_id', 'Escolha um dos status da lista.')
  return status
}

/** Optimistic lock: throws when the stages were changed since they were shown. */
export function demandVersion(plan: Plan, shown: number | undefined) {
  if (shown !== undefined && shown !== plan.version)
    throw new AppError('conflict', 'As etapas mudaram enquanto você editava. Recarregue e tente de novo.')
}
