import { lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { telemetry_arrivals } from '../ingest/telemetry.table.ts'

/** How long each is kept, and how far ahead its partitions are made. */
const kept = [
  { table: 'telemetry_messages', step: '1 week', days: 90 },
  { table: 'telemetry_1m', step: '1 month', days: 365 },
  { table: 'telemetry_5m', step: '1 month', days: 730 },
] as const

const ARRIVAL_DAYS = 7
const AHEAD_DAYS = 30

/** Once a day: partitions of the next weeks are made, those that nobody keeps are dropped. Hours and days stay for ever. */
export async function keepTelemetry(ctx: Context) {
  const now = ctx.now().getTime()
  const daysFromNow = (days: number) => new Date(now + days * DAY).toISOString()
  for (const { table, step, days } of kept) {
    await ctx.db.execute(sql`with made as materialized (
      select ensure_telemetry_partitions(${table}, ${step}::interval, ${daysFromNow(0)}::timestamptz, ${daysFromNow(AHEAD_DAYS)}::timestamptz)
    ) select count(*) from made`)
    for (const partition of await endedBefore(ctx, table, daysFromNow(-days)))
      await ctx.db.execute(sql`drop table ${sql.identifier(partition)}`)
  }
  await ctx.db.delete(telemetry_arrivals).where(lt(telemetry_arrivals.arrived_at, new Date(now - ARRIVAL_DAYS * DAY)))
}

/** Partitions that hold nothing from `moment` on, by the end that PostgreSQL says. */
async function endedBefore({ db }: Context, table: string, moment: string) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      select part.relname as name,
        (regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as ends
      from pg_inherits join pg_class part on part.oid = inhrelid
      where inhparent = ${table}::regclass
    ) as parts where ends <= ${moment}::timestamptz order by ends`)
  return rows.map(({ name }) => name)
}
