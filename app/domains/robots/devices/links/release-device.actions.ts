import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import '../devices.events.ts'
import { auditStaff } from './audit-staff.actions.ts'
import { newClaim } from './claim.secrets.ts'
import { endLink } from './end-link.actions.ts'
import { inDevice } from './in-device.queries.ts'
import type { DeviceReleased } from './links.schemas.ts'

/** Gives a robot up. The new code is told once, to be passed on with it. */
export const releaseDevice = (ctx: Context, id: string): Promise<DeviceReleased> =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'own', { lock: true })
    const { device, link } = here
    if (!link) throw new AppError('conflict', 'Este robô não está vinculado a ninguém.')
    const { code, columns } = newClaim(tx.env.keys, device.serial)
    await endLink(tx, device, link, columns)
    await auditStaff(tx, here, 'device.release')
    return { ganza_serial_number: device.serial, name: link.name, claim_code: code }
  })
