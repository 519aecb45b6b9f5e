import { and, eq, isNull } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import type { Device } from '../devices/devices.table.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { type DeviceLink, device_links } from './device-links.table.ts'
import type { LinkWay } from './link.kinds.ts'

/** Somebody has the robot from now on. The robot is locked and nobody's. */
export async function beginLink(tx: Context, device: Device, user_id: number, way: LinkWay): Promise<DeviceLink> {
  const [link] = await tx.db
    .insert(device_links)
    .values({ device_id: device.id, user_id, way, name: await freeName(tx, device, user_id), linked_at: tx.now() })
    .returning()
  if (!link) throw new Error('insert returned no row')
  if (device.shown_since) await purge(tx, 'demonstration')
  await noteEvent(tx, device.id, way === 'transfer' ? 'transferred' : 'linked', { way })
  await record(tx, 'device.linked', { device_id: device.id, link_id: link.id, user_id })
  return link
}

/** 'Ganzá Tenda', 'Ganzá Tenda 2': until its owner gives it a name. */
async function freeName(tx: Context, { model_id }: Device, user_id: number) {
  const [model] = await tx.db
    .select({ name: device_models.name })
    .from(device_models)
    .where(eq(device_models.id, model_id))
  const name = model?.name ?? 'Ganzá'
  const taken = await tx.db
    .select({ name: device_links.name })
    .from(device_links)
    .where(and(eq(device_links.user_id, user_id), isNull(device_links.unlinked_at)))
  const names = new Set(taken.map((one) => one.name))
  let free = name
  for (let n = 2; names.has(free); n++) free = `${name} ${n}`
  return free
}
