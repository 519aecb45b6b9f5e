import { eq } from 'drizzle-orm'
import { type Context, signedDevice } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../devices.events.ts'
import { devices } from '../devices/devices.table.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { auditStaff } from '../links/audit-staff.actions.ts'
import { inDevice } from '../links/in-device.queries.ts'
import type { DeviceCredential } from './credentials.schemas.ts'
import { hashSecret, newSecret, tokenOf } from './device-token.secrets.ts'

/** A robot asks for a new secret. Asked again before its first use, the answer before is void: it was lost. */
export async function rotateCredential(ctx: Context): Promise<DeviceCredential> {
  const { id, serial } = signedDevice(ctx)
  const secret = newSecret()
  await ctx.db
    .update(devices)
    .set({ next_secret_hash: hashSecret(secret) })
    .where(eq(devices.id, id))
  return { serial, secret, token: tokenOf(serial, secret), server_time: ctx.now() }
}

/** Its owner wants the robot to change its secret: it is told by a command, and asks. */
export const askRotation = (ctx: Context, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'own', { lock: true })
    await noteEvent(tx, here.device.id, 'credential', { act: 'asked' })
    await auditStaff(tx, here, 'device.rotate')
    await record(tx, 'device.rotation_asked', { device_id: here.device.id })
  })
