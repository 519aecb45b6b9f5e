import { and, eq } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { whileSeen } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { publish } from '#platform/live/publish.ts'
import { findPlant } from './plants.owned.ts'
import type { PlantLive } from './plants.schemas.ts'

const channelOf = (plant_id: number) => `plant:${plant_id}`

/** Publishes a plant's new count to its subscribers. */
export async function publishSaves(tx: Context, plant_id: number) {
  const counted = and(eq(social_counters.target, 'plant'), eq(social_counters.target_id, plant_id))
  const [counter] = await tx.db.select().from(social_counters).where(counted)
  await publish(tx, channelOf(plant_id), { saves_count: counter?.saves_count ?? 0 } satisfies PlantLive)
}

/** Streams the live counts of a plant, while the viewer may see it; 404 before it begins when not. */
export async function followPlant(ctx: Context, id_or_slug: string, options: StreamOptions) {
  const plant = await findPlant(ctx, id_or_slug)
  const look = (now: Context) => findPlant(now, String(plant.id))
  return openStream(ctx, options, whileSeen<PlantLive>(ctx, { channel: channelOf(plant.id), options, look }))
}
