import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type DeviceShadow, device_shadows } from './device-shadows.table.ts'
import { nothingDesired } from './find-shadow.queries.ts'
import type { Desired } from './shadow.schemas.ts'
import { withoutOver } from './without-over.model.ts'

/**
 * Changes what a robot shall be, and counts the wishes up. The robot's row must be locked (`inDevice(…, { lock: true })`),
 * so that two people who wish at once are one after the other.
 */
export async function desire(
  tx: Context,
  device_id: number,
  change: (desired: Desired) => Desired,
  /** When it was wished; what is told late was wished earlier. */
  at: Date = tx.now(),
): Promise<DeviceShadow> {
  const now = tx.now()
  await tx.db.insert(device_shadows).values({ device_id, desired: nothingDesired() }).onConflictDoNothing()
  const its = eq(device_shadows.device_id, device_id)
  const [before] = await tx.db.select().from(device_shadows).where(its).for('update')
  if (!before) throw new Error('no shadow')
  const [after] = await tx.db
    .update(device_shadows)
    .set({
      desired: change(withoutOver(before.desired, now)),
      desired_version: before.desired_version + 1,
      desired_at: at,
    })
    .where(its)
    .returning()
  if (!after) throw new Error('no shadow')
  return after
}
