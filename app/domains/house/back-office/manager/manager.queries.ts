import { sql } from 'drizzle-orm'
import { listCases } from '#domains/people/moderation/index.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { ManagerPanel } from './manager.schemas.ts'

type Week = { what: keyof ManagerPanel['weeks']; now: number; before: number }

/**
 * The first of the open reports, for who may open their queue (a role is given and loses permissions), and the last seven days
 * against the seven before: a statement, and the queue's.
 */
export async function managerPanel(ctx: Context): Promise<ManagerPanel> {
  const filter = { state: 'aberta', order_by: 'queue', page: 1, per_page: 8 } as const
  const mayOpen = can(ctx.viewer, 'reports.manage')
  const [weeks, reports] = await Promise.all([weeksOf(ctx), mayOpen ? listCases(ctx, filter) : undefined])
  return { reports: reports?.data ?? [], weeks, can: { reports: mayOpen } }
}

async function weeksOf({ db, now }: Context): Promise<ManagerPanel['weeks']> {
  const until = now().toISOString()
  const { rows } = await db.execute<Week>(sql`
    select what, count(*) filter (where at > ${until}::timestamptz - interval '7 days')::int as now,
      count(*) filter (where at <= ${until}::timestamptz - interval '7 days')::int as before
    from (
      select 'reports' as what, created_at as at from moderation_reports
      union all select 'decisions', decided_at from moderation_cases
      union all select 'tickets', created_at from contact_messages
      union all select 'answers', created_at from ticket_messages where "from" = 'staff'
      union all select 'accounts', created_at from users
      union all select 'comments', created_at from comments
    ) happened
    where at > ${until}::timestamptz - interval '14 days' and at <= ${until}::timestamptz
    group by what`)
  const of = (what: Week['what']) => {
    const { now: these = 0, before = 0 } = rows.find((row) => row.what === what) ?? {}
    return { now: these, before }
  }
  return {
    reports: of('reports'),
    decisions: of('decisions'),
    tickets: of('tickets'),
    answers: of('answers'),
    accounts: of('accounts'),
    comments: of('comments'),
  }
}
