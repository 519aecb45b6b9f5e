import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { update_doses } from '../updates/updates.table.ts'

/** Names of an update's items at the time of writing. */
export async function namesThen({ db }: Context, update_id: number) {
  const columns = { stuff_id: update_doses.stuff_id, name: update_doses.name }
  const rows = await db.select(columns).from(update_doses).where(eq(update_doses.update_id, update_id))
  return new Map(rows.map(({ stuff_id, name }) => [stuff_id, name]))
}

/** The current doses of an update, in order. */
export const dosesOf = (tx: Context, update_id: number) =>
  tx.db
    .select({ name: update_doses.name, amount: update_doses.amount, unit: update_doses.unit })
    .from(update_doses)
    .where(eq(update_doses.update_id, update_id))
    .orderBy(asc(update_doses.position))
