import { type SQL, sql } from 'drizzle-orm'
import { isAdmin } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { type Measure, measures, type Numbers, type NumbersAsk } from './numbers.schemas.ts'

/** Who came back after so long stayed. */
const STAYS_AFTER_DAYS = 28

/** Each measure as moments with an amount; `since` keeps every one of them to what is shown. */
const sources = (since: SQL): Record<Measure, SQL> => {
  const bytesOf = (table: string) =>
    sql`select created_at as at, bytes::bigint as amount from ${sql.identifier(table)} where created_at >= ${since}`
  const countOf = (table: string, column = 'created_at') =>
    sql`select ${sql.identifier(column)} as at, 1::bigint as amount from ${sql.identifier(table)} where ${sql.identifier(column)} >= ${since}`
  return {
    arrivals: countOf('users'),
    stayed: sql`select u.created_at as at, 1::bigint as amount from users u where u.created_at >= ${since} and (
      exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= u.created_at + make_interval(days => ${STAYS_AFTER_DAYS}))
      or exists (select from known_devices d where d.user_id = u.id and d.last_seen_at >= u.created_at + make_interval(days => ${STAYS_AFTER_DAYS})))`,
    updates: countOf('updates'),
    posts: countOf('posts'),
    comments: countOf('comments'),
    reports: countOf('moderation_reports'),
    decisions: countOf('moderation_cases', 'decided_at'),
    tickets: countOf('contact_messages'),
    answers: sql`select created_at as at, 1::bigint as amount from ticket_messages where "from" = 'staff' and created_at >= ${since}`,
    orders: countOf('orders', 'paid_at'),
    paid: sql`select paid_at as at, (total + interest_amount)::bigint as amount from orders where paid_at >= ${since}`,
    refunded: sql`select created_at as at, (amount + interest_amount)::bigint as amount from order_refunds where created_at >= ${since}`,
    bytes: sql`${bytesOf('files')} union all ${bytesOf('private_files')} union all ${bytesOf('videos')}`,
  }
}

/** Of the house's money and disks. */
const ofAdmins: readonly Measure[] = ['paid', 'refunded', 'bytes']

/** What happened by week, and in as many weeks before: one statement, and one of what is kept. */
export async function showNumbers(ctx: Context, { weeks: asked }: NumbersAsk): Promise<Numbers> {
  const admin = isAdmin(ctx.viewer)
  const told = measures.filter((measure) => admin || !ofAdmins.includes(measure))
  const mondays = mondaysBefore(ctx.now(), asked * 2)
  const from = sql`(${mondays[0]}::timestamp at time zone 'America/Sao_Paulo')`
  const all = sources(from)
  // A place among fixed beginnings costs an eighth of a calendar's reckoning for each row.
  const beginnings = `{${mondays.map((monday) => `"${monday} America/Sao_Paulo"`).join(',')}}`
  const now = ctx.now().toISOString()
  const [{ rows }, stored] = await Promise.all([
    ctx.db.execute<{ measure: Measure; week: number; sum: string }>(
      sql.join(
        told.map(
          (
            measure,
          ) => sql`select ${measure}::text as measure, width_bucket(at, ${beginnings}::timestamptz[]) as week, sum(amount) as sum
            from (${all[measure]}) happened where at <= ${now}::timestamptz group by 2`,
        ),
        sql` union all `,
      ),
    ),
    admin ? storedNow(ctx) : null,
  ])
  const sumOf = new Map(rows.map(({ measure, week, sum }) => [`${measure} ${mondays[week - 1]}`, Number(sum)]))
  const inWeek = (measure: Measure) => (week: string) => sumOf.get(`${measure} ${week}`) ?? 0
  const shown = mondays.slice(asked)
  const total = (measure: Measure, weeks: string[]) => weeks.map(inWeek(measure)).reduce((sum, one) => sum + one, 0)
  // Of those who came later than that nobody can have stayed yet.
  const known = dayKey(ctx.now().getTime() - (STAYS_AFTER_DAYS + 7) * DAY)
  return {
    weeks: shown,
    series: Object.fromEntries(
      told.map((measure) => [
        measure,
        shown.map((week) => (measure === 'stayed' && week > known ? null : inWeek(measure)(week))),
      ]),
    ),
    sums: Object.fromEntries(
      told.map((measure) => [measure, { now: total(measure, shown), before: total(measure, mondays.slice(0, asked)) }]),
    ),
    stored,
  }
}

/** Mondays of São Paulo, this week's the last. */
function mondaysBefore(now: Date, count: number): string[] {
  const today = new Date(`${dayKey(now)}T12:00:00Z`)
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY
  return Array.from({ length: count }, (_, at) =>
    new Date(monday - (count - 1 - at) * 7 * DAY).toISOString().slice(0, 10),
  )
}

async function storedNow({ db }: Context) {
  const { rows } = await db.execute<{ files: number; bytes: string }>(sql`
    select count(*)::int as files, coalesce(sum(bytes), 0) as bytes from (
      select bytes::bigint from files union all select bytes from private_files union all select bytes from videos) kept`)
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}
