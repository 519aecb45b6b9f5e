import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { GrantKind } from './enrolment.kinds.ts'
import { course_grants } from './enrolments.table.ts'

type Who = { course_id: number; user_id: number; what: GrantKind }
type Period = { starts_at: Date | null; ends_at: Date | null }

/** What opens a course to one person changes one by one: two payments at once add their days. */
export const lockAccess = (tx: Context, { course_id, user_id }: Omit<Who, 'what'>) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`access:${course_id}:${user_id}`}, 0))`)

/** When bought days begin: as what is open from then on, without a gap, ends. Behind the lock. */
export const beginsAt = async (tx: Context, who: Who, at: Date) => endOf(await timed(tx, who), at)

/** Of what is open for a time something ended: bought days that wait for their turn begin as what is left ends. */
export async function keepDaysTogether(tx: Context, who: Who) {
  await lockAccess(tx, who)
  const now = tx.now()
  const all = await timed(tx, who)
  const waiting = all.filter(({ source, starts_at }) => source === 'compra' && starts_at !== null && starts_at > now)
  const rest = all.filter((one) => !waiting.includes(one))
  let at = now
  for (const { id, starts_at, ends_at } of waiting) {
    const starts = endOf(rest, at)
    at = new Date(+starts + (+(ends_at ?? 0) - +(starts_at ?? 0)))
    await tx.db.update(course_grants).set({ starts_at: starts, ends_at: at }).where(eq(course_grants.id, id))
  }
}

const timed = ({ db, now }: Context, { course_id, user_id, what }: Who) =>
  db
    .select()
    .from(course_grants)
    .where(
      and(
        ...[eq(course_grants.course_id, course_id), eq(course_grants.user_id, user_id), eq(course_grants.what, what)],
        ...[isNull(course_grants.ended_at), isNotNull(course_grants.ends_at), gt(course_grants.ends_at, now())],
      ),
    )
    .orderBy(sql`${course_grants.starts_at} nulls first`, asc(course_grants.id))

/** The end of what is open at a moment and goes on without a gap; of periods in the order in which they start. */
const endOf = (periods: Period[], at: Date) =>
  periods.reduce(
    (end, { starts_at, ends_at }) => ((starts_at ?? at) <= end && ends_at && ends_at > end ? ends_at : end),
    at,
  )
