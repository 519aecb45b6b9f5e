import { and, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#domains/messages/opt-ins/answers/scope.kinds.ts'
import { allowed, hasAddress } from '#domains/messages/opt-ins/index.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { AddressedChannel } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { notification_times } from '#domains/people/notifications/choices/notification-choices.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { MOST_OF_ALL, MOST_OF_TEAM } from '../running/ceiling.kinds.ts'
import { teamToday } from '../running/ceiling.queries.ts'
import type { Audience } from './audience.schemas.ts'

export type Reach = { channel: AddressedChannel; scope: Scope; audience: Audience }

/** People of `users` who fit, whether they may be written to or not. */
function matching(now: Date, { role, user_type, registration, consent, joined_days }: Audience): SQL | undefined {
  return and(
    isPublicUser(),
    user_type && eq(users.user_type, user_type),
    registration && (registration === 'confirmed' ? isNotNull : isNull)(users.registration_confirmed_at),
    joined_days ? gte(users.created_at, new Date(now.getTime() - joined_days * DAY)) : undefined,
    role
      ? sql`exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id and r.name = ${role})`
      : undefined,
    consent
      ? sql`(select c.given from consents c where c.user_id = users.id and c.purpose = ${consent} order by c.id desc limit 1)`
      : undefined,
  )
}

const reached = (now: Date, { channel, scope, audience }: Reach) =>
  and(matching(now, audience), allowed(channel, scope))

/** Who has their day full: it waits until the team sends it again. */
export const isFull = (now: Date): SQL =>
  sql`(exists (select from notification_days d where d.user_id = users.id and d.day = ${dayKey(now)} and d.sent >= ${MOST_OF_ALL})
    or ${teamToday(users.id, now)} >= ${MOST_OF_TEAM})`

/** Who gets it, in the order of the run; with their quiet hours. Some of them only: those who are `also` so. */
export function recipientsOf({ db, now }: Context, reach: Reach, also?: SQL) {
  const { quiet_from, quiet_to } = notification_times
  return db
    .select({ id: users.id, nickname: users.nickname, quiet_from, quiet_to })
    .from(users)
    .leftJoin(notification_times, eq(notification_times.user_id, users.id))
    .where(and(reached(now(), reach), also))
    .orderBy(users.id)
    .$dynamic()
}

/** How many fit, how many are reached today, and why the others are not. */
export async function countAudience({ db, now }: Context, reach: Reach) {
  const { channel, scope, audience } = reach
  const [has, may] = [hasAddress(channel), allowed(channel, scope)]
  const full = isFull(now())
  const number = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`
  const [row] = await db
    .select({
      fit: sql<number>`count(*)::int`,
      reached: number(sql`${may} and not ${full}`),
      no_address: number(sql`not ${has}`),
      no_opt_in: number(sql`${has} and not ${may}`),
      full_today: number(sql`${may} and ${full}`),
    })
    .from(users)
    .where(matching(now(), audience))
  return row ?? { fit: 0, reached: 0, no_address: 0, no_opt_in: 0, full_today: 0 }
}
