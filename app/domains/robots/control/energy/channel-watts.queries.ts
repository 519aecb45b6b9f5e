import { sql } from 'drizzle-orm'
import type { ChannelKind } from '#domains/robots/device-models/channels/channel.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { EnergySource } from './energy.kinds.ts'
import { type EnergyStay, stayRows } from './energy-stays.queries.ts'

export type ChannelWatts = {
  n: number
  slug: string
  name: string
  kind: ChannelKind
  watts: number | null
  /** Null when nobody knows the watts. */
  source: Exclude<EnergySource, 'medido'> | null
}

/** What hangs on the channels of the robots: watts as their owner said, else as their model estimates. */
export async function channelWatts({ db }: Context, stays: readonly EnergyStay[]): Promise<ChannelWatts[]> {
  const { rows } = await db.execute<ChannelWatts>(sql`
    select stay.n, channel.slug, channel.kind, coalesce(nullif(own.label, ''), channel.name) as name,
      coalesce(own.watts, channel.watts) as watts,
      case when own.watts is not null then 'calculado' when channel.watts is not null then 'estimado' end as source
    from ${stayRows(stays)}
      join devices robot on robot.id = stay.device_id
      join model_channels channel on channel.model_id = robot.model_id
      left join device_channels own on own.link_id = stay.link_id and own.slug = channel.slug
    order by stay.n, channel.order_by, channel.id`)
  return rows
}
