import { and, eq, isNull } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { unstorable } from '#platform/storable.ts'

/** The robot of a serial number, behind a broker that asked for its secret itself; null when unknown or blocked. */
export async function findKnownDevice({ db }: Context, serial: string): Promise<Device> {
  if (unstorable(serial)) return null
  const [row] = await db
    .select({ id: devices.id, serial: devices.serial })
    .from(devices)
    .where(and(eq(devices.serial, serial), isNull(devices.blocked_at), isNull(devices.deleted_at)))
  return row ?? null
}
