import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { vpdOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { keepReused, takeRefused } from '#domains/robots/devices/index.ts'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { timeZone } from '#shared/dates.ts'
import { messageWriter } from './message-writer.actions.ts'
import { type Batch, batchOf, calibrate, type Malformed, readBatch } from './read-batch.model.ts'
import { robotLayout } from './robot-layout.queries.ts'
import type { TelemetryRejected } from './telemetry.schemas.ts'
import { telemetry_arrivals } from './telemetry.table.ts'

type Stored = { accepted: number; repeated: number; rejected: TelemetryRejected[] }

/**
 * Judges a message of readings and stores what is right with it, exactly once. Resolves after the commit.
 * @throws 422 when the body is no message; 413 when it has too many points.
 */
export async function storeReadings(ctx: Context, device: NonNullable<Device>, body: unknown): Promise<Stored> {
  const batch = batchOf(body)
  if ('malformed' in batch) throw refusalOf(batch.malformed)
  const now = ctx.now()
  const layout = await robotLayout(ctx, device.id)
  const arrived = batch.has_ages ? await firstArrival(ctx, device.id, batch, now) : now
  if (arrived === 'reused') return refuseReused(ctx, device.id, batch)
  const { readings, rejected } = readBatch(batch, layout, { arrived, now })
  for (const reading of readings) calibrate(reading, layout, vpdOf)
  const accepted = await messageWriter(ctx).store(device.id, layout, readings, now.getTime())
  await countRefusals(ctx, device.id, rejected)
  return { accepted, repeated: readings.length - accepted, rejected }
}

const refusalOf = ({ field, sentence, code }: Malformed) =>
  code ? new AppError(code, sentence) : invalidField(field, sentence)

/** Ages of other readings would count from the arrival of those for which the number was used first. */
async function refuseReused(ctx: Context, device_id: number, { boot, seq, points }: Batch): Promise<Stored> {
  await keepReused(ctx, device_id, { boot, seq, at: ctx.now(), data: { points } })
  const rejected = points.map((_, index): TelemetryRejected => ({ index, reason: 'reused' }))
  await countRefusals(ctx, device_id, rejected)
  return { accepted: 0, repeated: 0, rejected }
}

/**
 * When a message first arrived, also if it was never stored: its ages count from there whenever it is sent again.
 * `reused`: another message arrived under its number.
 */
async function firstArrival(ctx: Context, device_id: number, { boot, seq, points }: Batch, now: Date) {
  const digest = createHash('sha256').update(JSON.stringify(points)).digest('base64url')
  const [row] = await ctx.db
    .insert(telemetry_arrivals)
    .values({ device_id, boot, seq, arrived_at: now, digest })
    .onConflictDoUpdate({
      target: [telemetry_arrivals.device_id, telemetry_arrivals.boot, telemetry_arrivals.seq],
      set: { digest: sql`coalesce(${telemetry_arrivals.digest}, excluded.digest)` },
    })
    .returning()
  if (row?.digest !== digest) return 'reused'
  return row.arrived_at
}

/** What was refused, by its reason and São Paulo's day. */
async function countRefusals(ctx: Context, device_id: number, rejected: TelemetryRejected[]) {
  const counts = new Map<string, number>()
  const too_many = takeRefused(ctx, device_id)
  if (too_many) counts.set('too_many', too_many)
  for (const { reason } of rejected) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  if (!counts.size) return
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into telemetry_refusals (device_id, day, reason, count, last_at)
    select ${device_id}, (${now}::timestamptz at time zone ${timeZone})::date, reason, count, ${now}::timestamptz
    from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) as refused (reason, count)
    order by reason
    on conflict (device_id, day, reason) do update set
      count = telemetry_refusals.count + excluded.count, last_at = excluded.last_at`)
}
