import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'

/** The most messages that leave for one person on one day of São Paulo, over all channels. */
export const MOST_A_DAY = 30

/** Counts a message before it is sent; false when the day is full. The row stays locked: two at once are two. */
export async function countMessage({ db, now }: Context, user_id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into notification_days as days (user_id, day, sent) values (${user_id}, ${dayKey(now())}, 1)
    on conflict (user_id, day) do update set sent = days.sent + 1 where days.sent < ${MOST_A_DAY}`)
  return rowCount === 1
}

/** It did not leave after all. */
export const uncountMessage = ({ db, now }: Context, user_id: number) =>
  db.execute(sql`
    update notification_days set sent = sent - 1 where user_id = ${user_id} and day = ${dayKey(now())} and sent > 0`)
