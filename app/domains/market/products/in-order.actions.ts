import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** One writer of a list at a time, until the commit: names and places stay consistent. */
export const lockList = (tx: Context, list: string) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`products:${list}`}, 0))`)

/** Moves a row to a place among those of `siblings` (0 is the first); the others are numbered anew. */
export async function moveTo(
  tx: Context,
  table: 'product_types' | 'product_categories',
  siblings: SQL,
  { id, to }: { id: number; to: number },
) {
  const named = sql.identifier(table)
  const { rows } = await tx.db.execute<{ id: number }>(
    sql`select id from ${named} where ${siblings} order by position, id`,
  )
  const ids = rows.map((row) => row.id).filter((other) => other !== id)
  ids.splice(to, 0, id)
  await tx.db.execute(sql`update ${named} t set position = o.place
    from unnest(${sql.param(ids)}::int[]) with ordinality as o(id, place) where t.id = o.id`)
}
