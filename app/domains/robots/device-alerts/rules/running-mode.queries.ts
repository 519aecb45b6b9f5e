import { and, eq, sql } from 'drizzle-orm'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import type { Context } from '#platform/context.ts'

/** The mode that a robot was told to follow, in the version that it was told; null: none. */
export async function runningMode({ db }: Context, device_id: number) {
  const [row] = await db
    .select({ name: device_modes.name, program: device_mode_versions.program })
    .from(device_shadows)
    .innerJoin(device_modes, sql`${device_modes.id} = (${device_shadows.desired} -> 'mode' ->> 'id')::int`)
    .innerJoin(
      device_mode_versions,
      and(
        eq(device_mode_versions.mode_id, device_modes.id),
        sql`${device_mode_versions.version} = (${device_shadows.desired} -> 'mode' ->> 'version')::int`,
      ),
    )
    .where(eq(device_shadows.device_id, device_id))
  return row ?? null
}
