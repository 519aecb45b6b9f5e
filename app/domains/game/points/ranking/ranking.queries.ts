import { and, eq, gte, notInArray, type SQL, sql } from 'drizzle-orm'
import { showPeople } from '#domains/people/accounts/index.ts'
import { isDiscoverable } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { spendingKinds } from '../ledger/entry.kinds.ts'
import { players, point_entries } from '../ledger/ledger.table.ts'
import type { Ranking, RankingFilter } from './ranking.schemas.ts'
import { startOf } from './span.model.ts'

const SHOWN = 50

/**
 * The people of this time with the most points, of those that chose to be found and that the viewer may see. Of two with
 * as many, who had them first stands first. What the points are for is told to nobody, and how many
 * they are to their owner alone.
 */
export async function showRanking(ctx: Context, { span }: RankingFilter): Promise<Ranking> {
  const { id } = signedIn(ctx)
  const sums = sumsSince(ctx, startOf(span, ctx.now()))
  const ranked = ctx.db.$with('ranked').as(
    ctx.db
      .select({
        user_id: sql<number>`sums.user_id`.as('user_id'),
        points: sql<number>`sums.points`.as('points'),
        place: sql<number>`(row_number() over (order by sums.points desc, sums.reached_at, sums.user_id))::int`.as(
          'place',
        ),
        level: sql<string | null>`(select l.name from levels l join players p on p.user_id = sums.user_id
          where l.points <= p.open_earned order by l.points desc limit 1)`.as('level'),
      })
      .from(sql`(${sums}) sums`)
      .innerJoin(users, eq(users.id, sql`sums.user_id`))
      .where(and(isDiscoverable(ctx.viewer), eq(users.game_hidden, false), sql`sums.points > 0`)),
  )
  const [rows, [total], [mine], [own]] = await Promise.all([
    ctx.db.with(ranked).select().from(ranked).orderBy(ranked.place).limit(SHOWN),
    ctx.db.with(ranked).select({ total: sql<number>`count(*)::int` }).from(ranked),
    ctx.db.with(ranked).select().from(ranked).where(eq(ranked.user_id, id)),
    ctx.db.select({ points: sql<number>`sums.points` }).from(sql`(${sums}) sums`).where(sql`sums.user_id = ${id}`),
  ])
  const people = new Map(
    (
      await showPeople(
        ctx,
        rows.map(({ user_id }) => user_id),
      )
    ).map((person) => [person.id, person]),
  )
  return {
    span,
    total: total?.total ?? 0,
    data: rows.flatMap(({ user_id, points: _, ...row }) => {
      const person = people.get(user_id)
      return person ? [{ ...row, person }] : []
    }),
    mine: { place: mine?.place ?? null, points: own?.points ?? 0 },
  }
}

/** Open points of each, and when the newest of them was earned. What was spent is not lost here. */
function sumsSince({ db }: Context, since: Date | null): SQL {
  if (!since) return sql`select user_id, open_earned as points, open_reached_at as reached_at from ${players}`
  const e = point_entries
  return db
    .select({
      user_id: e.user_id,
      points: sql<number>`sum(${e.points})::int`.as('points'),
      reached_at: sql`max(${e.at}) filter (where ${e.points} > 0)`.as('reached_at'),
    })
    .from(e)
    .where(and(gte(e.at, since), e.open, notInArray(e.kind, [...spendingKinds])))
    .groupBy(e.user_id)
    .getSQL()
}
