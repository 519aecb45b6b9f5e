import { and, eq, isNull } from 'drizzle-orm'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { unstorable } from '#platform/storable.ts'
import { devices } from '../devices/devices.table.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { hashSecret, isSecret } from './device-token.secrets.ts'

/**
 * The robot of a serial number and its secret; null when unknown, wrong or blocked. While a rotation is under way both
 * secrets are accepted, so that a lost answer locks no robot out; the first use of the new one ends the old one.
 */
export async function findDevice(
  ctx: Context,
  { serial, secret }: { serial: string; secret: string },
): Promise<Device> {
  if (unstorable(serial)) return null
  const [row] = await ctx.db
    .select({ id: devices.id, hash: devices.secret_hash, next: devices.next_secret_hash })
    .from(devices)
    .where(and(eq(devices.serial, serial), isNull(devices.blocked_at), isNull(devices.deleted_at)))
  if (!row) return null
  if (isSecret(row.hash, secret)) return { id: row.id, serial }
  if (!isSecret(row.next, secret)) return null
  await endOldSecret(ctx, row.id, hashSecret(secret))
  return { id: row.id, serial }
}

/** Of two first uses at once one counts; a rotation begun meanwhile is left alone. */
const endOldSecret = (ctx: Context, id: number, next: string) =>
  ctx.transaction(async (tx) => {
    const ended = await tx.db
      .update(devices)
      .set({ secret_hash: next, next_secret_hash: null, secret_rotated_at: tx.now() })
      .where(and(eq(devices.id, id), eq(devices.next_secret_hash, next)))
      .returning({ id: devices.id })
    if (ended.length) await noteEvent(tx, id, 'credential', { act: 'rotated' })
  })
