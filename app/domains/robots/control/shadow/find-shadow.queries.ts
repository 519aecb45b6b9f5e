import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type DeviceShadow, device_shadows } from './device-shadows.table.ts'
import type { Desired } from './shadow.schemas.ts'

export const nothingDesired = (): Desired => ({ mode: null, manual: {} })

/** A robot's shadow; the empty one when nobody wished anything and it told nothing yet. */
export async function findShadow(ctx: Context, device_id: number): Promise<DeviceShadow> {
  const [row] = await ctx.db.select().from(device_shadows).where(eq(device_shadows.device_id, device_id))
  return (
    row ?? {
      device_id,
      desired: nothingDesired(),
      desired_version: 0,
      desired_at: null,
      reported: null,
      reported_version: 0,
      reported_at: null,
    }
  )
}
