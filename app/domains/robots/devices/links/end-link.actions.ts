import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { type Device, devices } from '../devices/devices.table.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { device_members } from '../members/device-members.table.ts'
import { device_places } from '../places/device-places.table.ts'
import { device_transfers } from '../transfers/device-transfers.table.ts'
import { type DeviceLink, device_links } from './device-links.table.ts'

/**
 * The robot is nobody's from now on: its people, place and open offer end with the link; what it measured until now stays
 * whose it was. The robot is locked. `code` opens it again, for whoever is told it (null: for nobody).
 */
export async function endLink(
  tx: Context,
  device: Device,
  link: DeviceLink,
  code: { claim_hash: string; claim_sealed: string } | null,
) {
  const now = tx.now()
  await tx.db.update(device_links).set({ unlinked_at: now }).where(eq(device_links.id, link.id))
  await tx.db.delete(device_members).where(eq(device_members.link_id, link.id))
  await tx.db
    .update(device_places)
    .set({ left_at: now })
    .where(and(eq(device_places.link_id, link.id), isNull(device_places.left_at)))
  await tx.db
    .update(device_transfers)
    .set({ outcome: 'withdrawn', answered_at: now })
    .where(and(eq(device_transfers.link_id, link.id), isNull(device_transfers.outcome)))
  await tx.db
    .update(devices)
    .set({ claim_hash: null, claim_sealed: null, used_claim_hash: null, ...code })
    .where(eq(devices.id, device.id))
  await noteEvent(tx, device.id, 'released')
  await record(tx, 'device.released', { device_id: device.id, link_id: link.id, user_id: link.user_id })
}
