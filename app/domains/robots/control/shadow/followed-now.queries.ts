import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { device_mode_versions, device_modes } from '../modes/modes.table.ts'
import { findShadow } from './find-shadow.queries.ts'

/** The mode that a robot is told to follow, as it was then; undefined without one. */
export async function followedNow(ctx: Context, device_id: number) {
  const { mode } = (await findShadow(ctx, device_id)).desired
  if (!mode) return undefined
  const [row] = await ctx.db
    .select({ name: device_modes.name, program: device_mode_versions.program })
    .from(device_modes)
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, mode.version)),
    )
    .where(eq(device_modes.id, mode.id))
  return row
}
