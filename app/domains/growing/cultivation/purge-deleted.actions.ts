import { and, asc, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { forgetTargets } from '#domains/base/social/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { jar_entries, jars } from '#domains/growing/harvest/jars/jars.table.ts'
import { problem_cases, problem_entries } from '#domains/growing/problems/cases/cases.table.ts'
import type { Context } from '#platform/context.ts'
import { detachPhotos } from '#platform/files/attach-photos.ts'
import { DAY } from '#shared/durations.ts'

const AT_ONCE = 200

/** Purges what was soft-deleted 30 days ago: rows here, photos with the next file cleanup. */
export async function purgeDeleted(ctx: Context) {
  const before = new Date(ctx.now().getTime() - 30 * DAY)
  while ((await ctx.transaction((tx) => purgePlants(tx, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeSpaces(tx, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgePlans(tx, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeRows(tx, jars, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeRows(tx, jar_entries, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeUpdates(tx, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeProblems(tx, problem_cases, before))) === AT_ONCE);
  while ((await ctx.transaction((tx) => purgeProblems(tx, problem_entries, before))) === AT_ONCE);
}

async function purgePlants(tx: Context, before: Date): Promise<number> {
  const ids = await oldest(tx, plants, before)
  if (!ids.length) return 0
  await releasePhotos(tx, inArray(sql`plant_id`, ids))
  await forgetTargets(tx, 'plant', ids)
  await tx.db.delete(plants).where(inArray(plants.id, ids))
  return ids.length
}

/** A space's own updates are deleted with it; those of plants stay with the plants. */
async function purgeSpaces(tx: Context, before: Date): Promise<number> {
  const ids = await oldest(tx, spaces, before)
  if (!ids.length) return 0
  await releasePhotos(tx, and(inArray(sql`space_id`, ids), sql`plant_id is null`) as SQL)
  await tx.db.delete(updates).where(and(inArray(updates.space_id, ids), isNull(updates.plant_id)))
  await forgetTargets(tx, 'space', ids)
  await tx.db.delete(spaces).where(inArray(spaces.id, ids))
  return ids.length
}

/** Stages, versions and tasks are deleted by cascade; plants and spaces that followed it stay. */
async function purgePlans(tx: Context, before: Date): Promise<number> {
  const ids = await oldest(tx, plans, before)
  if (!ids.length) return 0
  await forgetTargets(tx, 'plan', ids)
  await tx.db.delete(plans).where(inArray(plans.id, ids))
  return ids.length
}

/** Jars with their entries, and individually deleted entries. */
async function purgeRows(tx: Context, table: typeof jars | typeof jar_entries, before: Date): Promise<number> {
  const ids = await oldest(tx, table, before)
  if (ids.length) await tx.db.delete(table).where(inArray(table.id, ids))
  return ids.length
}

async function purgeUpdates(tx: Context, before: Date): Promise<number> {
  const ids = await oldest(tx, updates, before)
  if (!ids.length) return 0
  await releasePhotos(tx, inArray(sql`update_id`, ids))
  await tx.db.delete(updates).where(inArray(updates.id, ids))
  return ids.length
}

/** Cases with their entries, and individually deleted entries. */
async function purgeProblems(tx: Context, table: typeof problem_cases | typeof problem_entries, before: Date) {
  const ids = await oldest(tx, table, before)
  if (!ids.length) return 0
  await releasePhotos(tx, inArray(table === problem_cases ? sql`case_id` : sql`entry_id`, ids))
  await tx.db.delete(table).where(inArray(table.id, ids))
  return ids.length
}

/** What the moderation removed stays for as long as a decision may still be undone: its appeal, and time to answer it. */
const notInAppeal = (hidden_at: PgColumn, before: Date) =>
  or(isNull(hidden_at), lt(hidden_at, new Date(before.getTime() - 60 * DAY)))

/** Locked, so that a concurrent restore does not bring back half of it. */
async function oldest(
  { db }: Context,
  table:
    | typeof plants
    | typeof updates
    | typeof spaces
    | typeof plans
    | typeof jars
    | typeof jar_entries
    | typeof problem_cases
    | typeof problem_entries,
  before: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(lt(table.deleted_at, before), 'hidden_at' in table ? notInAppeal(table.hidden_at, before) : undefined))
    .orderBy(asc(table.id))
    .limit(AT_ONCE)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Releases photos that nothing else references. */
async function releasePhotos(tx: Context, where: SQL) {
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    select file_id as id from (
      select file_id, plant_id, null::int as space_id, null::int as update_id, null::int as case_id, null::int as entry_id
        from plant_photos
      union all select file_id, null, space_id, null, null, null from space_photos
      union all select p.file_id, u.plant_id, u.space_id, u.id, null, null
        from update_photos p join updates u on u.id = p.update_id
      union all select p.file_id, c.plant_id, null, null, c.id, e.id
        from problem_photos p join problem_entries e on e.id = p.entry_id join problem_cases c on c.id = e.case_id
    ) shown where ${where}`)
  await detachPhotos(
    tx,
    rows.map(({ id }) => id),
  )
}
