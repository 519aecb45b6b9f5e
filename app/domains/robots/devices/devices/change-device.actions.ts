import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import '../devices.events.ts'
import { auditStaff } from '../links/audit-staff.actions.ts'
import { type DeviceLink, device_links } from '../links/device-links.table.ts'
import { type InDevice, inDevice } from '../links/in-device.queries.ts'
import { showSettings } from './device-settings.queries.ts'
import type { DeviceChangeInput, DeviceSettings } from './devices.schemas.ts'

/**
 * A change of what its owner says of a robot: robot locked, staff audited, told to who listens; answers with all of its
 * settings.
 */
export const changeLinked = (
  ctx: Context,
  id: string,
  action: string,
  write: (tx: Context, here: InDevice & { link: DeviceLink }) => Promise<unknown>,
): Promise<DeviceSettings> =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'own', { lock: true })
    const { device, link } = here
    if (!link) throw new AppError('conflict', 'Este robô não está vinculado a ninguém.')
    await write(tx, { ...here, link })
    await auditStaff(tx, here, action)
    await record(tx, 'device.changed', { device_id: device.id, link_id: link.id })
    return showSettings(tx, device.id)
  })

export const changeDevice = (ctx: Context, { id, ...edit }: DeviceChangeInput) =>
  changeLinked(ctx, id, 'device.change', (tx, { link }) => {
    const { name, leaf_offset = null } = mergeEdit(edit, pick(link, 'name', 'leaf_offset'))
    return tx.db.update(device_links).set({ name, leaf_offset }).where(eq(device_links.id, link.id))
  })
