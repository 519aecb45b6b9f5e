import { and, isNull, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { showUpdates } from '../updates/updates.queries.ts'
import { type OpenUpdates, type OpenUpdatesFilter, openUpdatesCursor } from './open-updates.schemas.ts'

const PER_PAGE = 20
/** Rows read for each act that is shown: an act on many plants is many rows. */
const ROWS_PER_ACT = 4

type Row = { id: number; at: number; act: string; photo_url: string | null }

/**
 * What growers last wrote in plants that are open, an act on several plants once. Key set by moment and id, whose index
 * is `updates_newest`: two queries, whatever there is. Open plants only, also for staff and for their owners.
 */
export async function listOpenUpdates(
  ctx: Context,
  { cursor, per_page = PER_PAGE }: OpenUpdatesFilter,
): Promise<OpenUpdates> {
  const [, micros, after] = openUpdatesCursor.exec(cursor ?? '') ?? []
  const before = micros
    ? sql`and (u.happened_at, u.id) < (to_timestamp(${Number(micros)}::float8 / 1000000), ${Number(after)}::int)`
    : sql``
  const read = per_page * ROWS_PER_ACT
  const { rows } = await ctx.db.execute<Row>(sql`
    select u.id, round(extract(epoch from u.happened_at) * 1000000)::float8 as at,
      u.created_by || ' ' || u.act_key as act, ${thumbnailUrl(users.photo_file_id)} as photo_url
    from updates u
    join plants on plants.id = u.plant_id and ${and(visibleTo(null), visibleTo(ctx.viewer), isNull(plants.archived_at))}
    join users on users.id = u.created_by and ${isPublicUser()}
    where u.deleted_at is null and u.plant_id is not null ${before}
    order by u.happened_at desc, u.id desc limit ${read}`)
  const acts = new Map<string, { first: Row; plants: number }>()
  let last: Row | undefined
  for (const row of rows) {
    const known = acts.get(row.act)
    if (!known && acts.size === per_page) break
    acts.set(row.act, { first: row, plants: (known?.plants ?? 0) + 1 })
    last = row
  }
  const more = last !== undefined && (last !== rows.at(-1) || rows.length === read)
  const shown = new Map([...acts.values()].map(({ first, plants: count }) => [first.id, { ...first, count }]))
  const cards = await showUpdates(ctx, [...shown.keys()])
  return {
    data: cards.map(({ user, ...card }) => {
      const { photo_url = null, count = 1 } = shown.get(card.id) ?? {}
      return { ...card, user: { ...user, photo_url }, more_plants: count - 1 }
    }),
    next_cursor: more && last ? `${last.at}.${last.id}` : null,
  }
}
