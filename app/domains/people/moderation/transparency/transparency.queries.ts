import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { timeZone } from '#shared/dates.ts'
import type { ModerationMonth } from './transparency.schemas.ts'

const MONTHS = 12

/** The last twelve months with anything in them, newest first: what arrived and what was decided in each. One query. */
export async function moderationMonths({ db, now }: Context): Promise<ModerationMonth[]> {
  const { rows } = await db.execute<ModerationMonth>(sql`
    with happened as (
      select created_at as at, 'reports' as what from moderation_reports where not by_system
      union all select decided_at, outcome from moderation_cases where state = 'decidida'
      union all select created_at, 'appeals' from moderation_appeals
      union all select decided_at, 'reverted' from moderation_appeals where outcome = 'revertido'
    )
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month,
      count(*) filter (where what = 'reports')::int as reports,
      count(*) filter (where what = 'manter')::int as manter,
      count(*) filter (where what = 'esconder')::int as esconder,
      count(*) filter (where what = 'remover')::int as remover,
      count(*) filter (where what = 'avisar')::int as avisar,
      count(*) filter (where what = 'suspender')::int as suspender,
      count(*) filter (where what = 'appeals')::int as appeals,
      count(*) filter (where what = 'reverted')::int as reverted
    from happened where at <= ${now().toISOString()}::timestamptz
    group by 1 order by 1 desc limit ${MONTHS}`)
  return rows
}
