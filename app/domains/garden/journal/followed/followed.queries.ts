import { and, isNull, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { showUpdates } from '../updates/updates.queries.ts'
import type { Followed } from './followed.schemas.ts'

const SHOWN = 6
/** One eager person is not the whole feed. */
const SHOWN_PER_PERSON = 2
/** Looked at per person: an act on many plants is many rows. */
const PER_PERSON = 20

const newest = statement('updates.followed', ({ db, values: { me } }: BuildArgs<{ me: number }>) => {
  const open = and(visibleTo(null), isNull(plants.archived_at))
  const found = sql`(
    with people as (
      select users.id, ${thumbnailUrl(users.photo_file_id)} as photo_url from saves s join users on users.id = s.target_id and ${isPublicUser()}
      where s.user_id = ${me} and s.target = 'user' and s.target_id <> ${me}
    ), newest as (
      select people.id as person, people.photo_url, last.* from people cross join lateral (
        select u.id, u.act_key, u.happened_at from updates u join plants on plants.id = u.plant_id and ${open}
        where u.created_by = people.id and u.deleted_at is null
        order by u.happened_at desc limit ${PER_PERSON}
      ) last
    ), acts as (
      select person, photo_url, min(id) as id, max(happened_at) as at, count(*)::int - 1 as more_plants
      from newest group by person, photo_url, act_key
    ), ranked as (
      select *, row_number() over (partition by person order by at desc, id desc) as nth from acts
    ), shown as (
      select * from ranked where nth <= ${SHOWN_PER_PERSON} order by at desc, id desc limit ${SHOWN}
    )
    select shown.id, shown.at, shown.more_plants, shown.photo_url, total.following
    from (select count(*)::int as following from people) total left join shown on true
  ) found`
  return db
    .select({
      id: sql<number | null>`found.id`,
      more_plants: sql<number | null>`found.more_plants`,
      photo_url: sql<string | null>`found.photo_url`,
      following: sql<number>`found.following`,
    })
    .from(found)
    .orderBy(sql`found.at desc, found.id desc`)
})

/**
 * What the growers whom the viewer follows last wrote, newest first, an act on several plants once. Open plants only,
 * also for staff: a feed is no place for what others keep to themselves. Two queries; the newest of each person come
 * from the index `updates_of_person`.
 */
export async function listFollowed(ctx: Context): Promise<Followed> {
  const rows = await newest(ctx, { me: signedIn(ctx).id })
  const cards = await showUpdates(
    ctx,
    rows.flatMap(({ id }) => id ?? []),
  )
  const actOf = new Map(rows.map((row) => [row.id, row]))
  return {
    data: cards.map(({ user, ...card }) => {
      const { more_plants, photo_url = null } = actOf.get(card.id) ?? {}
      return { ...card, user: { ...user, photo_url }, more_plants: more_plants ?? 0 }
    }),
    following: rows[0]?.following ?? 0,
  }
}
