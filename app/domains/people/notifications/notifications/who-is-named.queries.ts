import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm'
import { hears } from '#domains/base/social/index.ts'
import { isDiscoverable, isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { type Notification, notification_actors } from './notifications.table.ts'

/**
 * How many people are in a group, and the newest who may be named to its reader: as in the list of followers, who chose to
 * be found, or is followed back. The others are counted only, since a name says that somebody grows.
 */
export async function whoIsNamed({ db }: Context, { id, user_id }: Notification, without?: number) {
  const inside = and(
    eq(notification_actors.notification_id, id),
    eq(notification_actors.active, true),
    isPublicUser(),
    hears(user_id, users.id),
    without === undefined ? undefined : ne(users.id, without),
  )
  const followedBack = sql`exists (select from saves mine where mine.user_id = ${user_id} and mine.target = 'user' and mine.target_id = ${users.id})`
  const [total] = await db
    .select({ count: count() })
    .from(notification_actors)
    .innerJoin(users, eq(users.id, notification_actors.user_id))
    .where(inside)
  const [named] = await db
    .select({ name: users.nickname })
    .from(notification_actors)
    .innerJoin(users, eq(users.id, notification_actors.user_id))
    .where(and(inside, or(isDiscoverable(), followedBack)))
    .orderBy(desc(notification_actors.at), desc(users.id))
    .limit(1)
  return { count: total?.count ?? 0, name: named?.name }
}
