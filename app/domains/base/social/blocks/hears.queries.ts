import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isThere } from '#platform/access/there.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import { type Context, withViewer } from '#platform/context.ts'

type Person = SQLWrapper | number

/** Whether one of the two blocked the other, as it stands in the database now. */
export const areApart = (one: Person, other: Person): SQL<boolean> => sql<boolean>`exists (select from blocks b
  where (b.user_id = ${one} and b.blocked_id = ${other}) or (b.user_id = ${other} and b.blocked_id = ${one}))`

/** Whether the reader is told of what somebody does: not of people they muted, nor of those they are apart from, or who are not there. */
export const hears = (
  reader: Person,
  actor: Person,
): SQL<boolean> => sql<boolean>`(${isThere(actor)} and not ${areApart(reader, actor)}
  and not exists (select from mutes m where m.user_id = ${reader} and m.muted_id = ${actor}))`

/** The same for one reader and one person. */
export async function isHeardBy({ db }: Context, reader: number, actor: number): Promise<boolean> {
  const { rows } = await db.execute<{ heard: boolean }>(sql`select ${hears(reader, actor)} as heard`)
  return rows[0]?.heard ?? false
}

/** Authors whom the viewer did not mute, for what comes by itself: feeds, suggestions. Read once per query. */
export const notMuted = (viewer: PolicyViewer, author: SQLWrapper): SQL | undefined =>
  viewer ? sql`not (${author} = any(array(select m.muted_id from mutes m where m.user_id = ${viewer.id})))` : undefined

/** Whether the viewer muted this author. */
export const isMuted = (viewer: PolicyViewer, author: SQLWrapper): SQL<boolean> =>
  viewer
    ? sql<boolean>`exists (select from mutes m where m.user_id = ${viewer.id} and m.muted_id = ${author})`
    : sql<boolean>`false`

/** Ids of the people from whom somebody is apart. */
export const apartFrom = (person: Person): SQL<number[]> => sql<number[]>`array(
  select b.blocked_id from blocks b where b.user_id = ${person}
  union select b.user_id from blocks b where b.blocked_id = ${person})`

/** For streams, which outlive what was known of the viewer when they began: with the blocks of now. */
export async function asOfNow(ctx: Context): Promise<Context> {
  const { db, viewer } = ctx
  if (!viewer) return ctx
  const { rows } = await db.execute<{ apart: number[] }>(sql`select ${apartFrom(viewer.id)} as apart`)
  return withViewer(ctx, { ...viewer, apart: rows[0]?.apart ?? [] })
}
