import { and, eq, isNull } from 'drizzle-orm'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { devices } from '../devices/devices.table.ts'
import { isSecret } from './device-token.secrets.ts'

/**
 * The robot of a serial number and its secret; null when unknown, wrong or blocked. While a rotation is under way both
 * secrets are accepted, so that a lost answer locks no robot out.
 */
export async function findDevice(
  { db }: Context,
  { serial, secret }: { serial: string; secret: string },
): Promise<Device> {
  const [row] = await db
    .select({ id: devices.id, hash: devices.secret_hash, next: devices.next_secret_hash })
    .from(devices)
    .where(and(eq(devices.serial, serial), isNull(devices.blocked_at), isNull(devices.deleted_at)))
  if (!row || !(isSecret(row.hash, secret) || isSecret(row.next, secret))) return null
  return { id: row.id, serial }
}
