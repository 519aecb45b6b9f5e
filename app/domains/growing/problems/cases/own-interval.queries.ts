import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { PEST_CONTROL } from '#domains/garden/garden/stuffs/stuff.kinds.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { type Context, signedIn } from '#platform/context.ts'

/** The safety interval that the viewer wrote down of their own product of this name, days; null without one. */
export async function ownInterval(ctx: Context, product: string): Promise<number | null> {
  if (!product) return null
  const own = await ctx.db
    .select({ days: sql<number | null>`(${stuffs.specs} ->> 'withholding_days')::int` })
    .from(stuffs)
    .where(
      and(
        ...[eq(stuffs.created_by, signedIn(ctx).id), eq(stuffs.stuff_type_id, PEST_CONTROL), isNull(stuffs.deleted_at)],
        sql`lower(${stuffs.name}) = lower(${product})`,
      ),
    )
    .orderBy(asc(stuffs.id))
  const days = own.flatMap((one) => one.days ?? [])
  return days.length ? Math.max(...days) : null
}
