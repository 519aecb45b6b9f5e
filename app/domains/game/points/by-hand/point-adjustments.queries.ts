import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { PointAdjustment, PointAdjustmentFilter } from './point-adjustments.schemas.ts'
import { point_adjustments } from './point-adjustments.table.ts'

/** What the team gave and took, the newest first. Two queries. */
export async function listAdjustments(ctx: Context, filter: PointAdjustmentFilter) {
  const { limit, offset } = windowOf(filter, 10)
  const [rows, total] = await Promise.all([
    selectAdjustments(ctx).orderBy(desc(point_adjustments.id)).limit(limit).offset(offset),
    ctx.db.$count(point_adjustments),
  ])
  return toPage(rows.map(shown(ctx)), total, filter, 10)
}

export async function showAdjustment(ctx: Context, id: number): Promise<PointAdjustment> {
  const [row] = await selectAdjustments(ctx).where(eq(point_adjustments.id, id))
  if (!row) throw new AppError('not_found', 'Não encontramos esse lançamento.')
  return shown(ctx)(row)
}

const team = alias(users, 'team')

const selectAdjustments = ({ db }: Context) =>
  db
    .select({
      id: point_adjustments.id,
      user_id: point_adjustments.user_id,
      nickname: sql<string>`${users.nickname}::text`,
      points: point_adjustments.points,
      reason: point_adjustments.reason,
      by: sql<string>`${team.nickname}::text`,
      created_at: point_adjustments.created_at,
      undone_at: undoneAt,
    })
    .from(point_adjustments)
    .innerJoin(users, eq(users.id, point_adjustments.user_id))
    .innerJoin(team, eq(team.id, point_adjustments.created_by))

const undoneAt: SQL<Date | null> = sql`(select r.at from point_entries e join point_entries r on r.reverses_id = e.id
  where e.source_kind = 'adjustment' and e.source_id = ${point_adjustments.id})`.mapWith(
  (at: string | Date) => new Date(at),
)

type Row = Omit<PointAdjustment, 'can'> & { user_id: number }

const shown =
  (ctx: Context) =>
  ({ user_id, ...row }: Row): PointAdjustment => ({
    ...row,
    can: { undo: !row.undone_at && user_id !== signedIn(ctx).id },
  })
