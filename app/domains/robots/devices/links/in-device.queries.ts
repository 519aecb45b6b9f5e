import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { can, hasRole } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Device, devices } from '../devices/devices.table.ts'
import { device_members } from '../members/device-members.table.ts'
import { type DeviceLink, device_links } from './device-links.table.ts'
import { type DeviceRight, type DeviceRole, roleMay } from './device-rights.model.ts'
import { NO_DEVICE } from './no-device.words.ts'

/**
 * A robot, the link by which the viewer may see it, and as what. `link` is null only for staff, of a robot that nobody
 * has; everybody reads from `link.linked_at` on, staff everything.
 */
export type InDevice = { device: Device; link: DeviceLink | null; role: DeviceRole; since: Date | null }

/**
 * The robot of an id or serial number, as the viewer has it. Behind the access rule `login`. Inside a transaction, `lock`
 * keeps the robot as it is until the commit.
 * @throws 404 when the viewer has nothing to do with it; 403 without the right.
 */
export async function inDevice(
  ctx: Context,
  id_or_serial: string | number,
  right: DeviceRight = 'see',
  { lock = false } = {},
): Promise<InDevice> {
  const viewer = signedIn(ctx)
  // Locked first, by a query of its own: what is then read of its link is as whoever held the lock before left it.
  if (lock) await ctx.db.select({ id: devices.id }).from(devices).where(byIdOrSerial(id_or_serial)).for('update')
  const [found] = await ctx.db
    .select({ device: devices, link: device_links, member: device_members.role })
    .from(devices)
    .leftJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
    .leftJoin(device_members, isCurrentMember(ctx, viewer.id))
    .where(and(byIdOrSerial(id_or_serial), isNull(devices.deleted_at)))
  const role: DeviceRole | null =
    found?.link?.user_id === viewer.id
      ? 'owner'
      : (found?.member ?? (can(viewer, 'devices.manage') ? 'staff' : hasRole(viewer, 'iot_analyst') ? 'analyst' : null))
  if (!found || !role) throw new AppError('not_found', NO_DEVICE)
  if (!roleMay(role, right))
    throw new AppError(
      'forbidden',
      roleMay(role, 'work')
        ? 'Só quem é dono deste robô pode mudar isso.'
        : 'Neste robô você só pode olhar. Peça a quem é dono para mudar isso.',
    )
  const { device, link } = found
  return { device, link, role, since: role === 'staff' || role === 'analyst' ? null : (link?.linked_at ?? null) }
}

/** Digits are an id, anything else a serial number. */
const byIdOrSerial = (id_or_serial: string | number) =>
  /^\d{1,9}$/.test(String(id_or_serial))
    ? eq(devices.id, Number(id_or_serial))
    : eq(devices.serial, String(id_or_serial).toUpperCase())

/** Join to `device_links`: somebody may see that robot, now. */
export const isCurrentMember = (ctx: Context, user_id: number) =>
  and(
    eq(device_members.link_id, device_links.id),
    eq(device_members.user_id, user_id),
    or(isNull(device_members.expires_at), gt(device_members.expires_at, ctx.now())),
  )
