import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type EnergyStay, stayRows } from './energy-stays.queries.ts'

/** Milliseconds. */
export type KnownSpan = { n: number; from: number; to: number }

/**
 * From when to when it is known what a robot's channels did: from the first change that it told of, to its last contact.
 * Outside of it nothing on is not the same as nothing drawn.
 */
export async function knownSpans({ db }: Context, stays: readonly EnergyStay[]): Promise<KnownSpan[]> {
  const { rows } = await db.execute<KnownSpan>(sql`
    select stay.n, extract(epoch from greatest(min(first.at), min(stay.begins)))::float8 * 1000 as from,
      extract(epoch from least(greatest(max(last.at), max(robot.last_seen_at)), max(stay.ends)))::float8 * 1000 as to
    from ${stayRows(stays)}
      join devices robot on robot.id = stay.device_id
      join model_channels channel on channel.model_id = robot.model_id
      cross join lateral (select at from device_actuations act where act.device_id = stay.device_id
        and act.channel = channel.slug and act.at >= stay.since and act.at < stay.ends order by at limit 1) first
      cross join lateral (select at from device_actuations act where act.device_id = stay.device_id
        and act.channel = channel.slug and act.at >= stay.since order by at desc limit 1) last
    group by stay.n`)
  return rows
}
