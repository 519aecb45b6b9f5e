import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { dayKey } from '#shared/dates.ts'
import { ROUND } from './rounds.model.ts'

/** How many of the team's messages may have left for somebody on this day; one that was sent again counts each time. */
export const teamToday = (user_id: number | AnyPgColumn, now: Date): SQL<number> =>
  sql<number>`(select coalesce(sum(t.attempts / ${ROUND}::int + (t.state not in ('queued', 'suppressed'))::int), 0)::int
    from message_recipients t where t.user_id = ${user_id} and not t.test
      and (t.claimed_at at time zone 'America/Sao_Paulo')::date = ${dayKey(now)}::date)`
