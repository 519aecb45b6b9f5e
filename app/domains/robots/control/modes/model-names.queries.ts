import { channelsOf, sensorsOf } from '#domains/robots/device-models/index.ts'
import type { Context } from '#platform/context.ts'
import type { Able } from './mode-program.rules.ts'

/** What a model's sensors and channels are called; sensors that are built in no more are left out. */
export async function modelNames(ctx: Context, model_id: number): Promise<Able> {
  const [sensors, channels] = await Promise.all([sensorsOf(ctx, model_id), channelsOf(ctx, model_id)])
  return {
    sensors: sensors
      .filter(({ removed_at }) => removed_at === null)
      .map(({ key, name, unit, decimals }) => ({ key, name, unit, decimals })),
    channels: channels.map(({ slug, name, kind, has_level, most_on_minutes }) => ({
      slug,
      name,
      kind,
      has_level,
      most_on_minutes,
    })),
  }
}
