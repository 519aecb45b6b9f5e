import { sql } from 'drizzle-orm'
import { listCases } from '#domains/people/moderation/index.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { ManagerPanel } from './manager.schemas.ts'

type Waiting = ManagerPanel['waiting'] & { oldest_report: string | null; oldest_ticket: string | null }
type Week = { what: keyof ManagerPanel['weeks']; now: number; before: number }

/** What managers decide on, and the last seven days against the seven before: two statements, and the queue's. */
export async function managerPanel(ctx: Context): Promise<ManagerPanel> {
  const filter = { state: 'aberta', order_by: 'queue', page: 1, per_page: 8 } as const
  const [waiting, weeks, reports] = await Promise.all([waitingNow(ctx), weeksOf(ctx), listCases(ctx, filter)])
  const { oldest_report, oldest_ticket, ...counts } = waiting
  const moment = (at: string | null) => (at === null ? null : new Date(at))
  return {
    reports: reports.data,
    waiting: counts,
    oldest: { report: moment(oldest_report), ticket: moment(oldest_ticket) },
    weeks,
    can: {
      reports: can(ctx.viewer, 'reports.manage'),
      tickets: can(ctx.viewer, 'support.manage'),
      users: can(ctx.viewer, 'users.manage'),
      posts: can(ctx.viewer, 'blog.manage'),
    },
  }
}

async function waitingNow({ db }: Context): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(sql`
    select r.*, t.*,
      (select count(*)::int from moderation_appeals where decided_at is null) as appeals,
      (select count(*)::int from user_registrations g join users u on u.id = g.user_id
        where u.registration_confirmed_at is null and u.deleted_at is null) as registrations,
      (select count(*)::int from blog_posts where review_asked_at is not null and deleted_at is null) as posts
    from (select count(*)::int as reports, min(created_at) as oldest_report
        from moderation_cases where state <> 'decidida') r,
      (select count(*)::int as tickets, min(created_at) as oldest_ticket
        from contact_messages where state = 'aberto') t`)
  const [row] = rows
  if (!row) throw new Error('counts returned no row')
  return row
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
