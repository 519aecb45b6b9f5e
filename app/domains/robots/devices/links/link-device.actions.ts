import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import '../devices.events.ts'
import { hashSecret, isSecret } from '../credentials/device-token.secrets.ts'
import { showDevice } from '../devices/devices.queries.ts'
import type { DeviceDetail } from '../devices/devices.schemas.ts'
import { type Device, devices } from '../devices/devices.table.ts'
import { beginLink } from './begin-link.actions.ts'
import { countTry, uncountTry } from './claim.rules.ts'
import { device_links } from './device-links.table.ts'
import type { DeviceLinkInput } from './links.schemas.ts'
import { NO_DEVICE } from './no-device.words.ts'

/** Compared when there is no robot: an unknown number takes as long as a wrong code. */
const NO_HASH = hashSecret('')

/**
 * Whoever knows number and code of a robot that nobody has, has it. The code opens it once. A wrong code and an unknown
 * number are answered alike, so that nobody learns which robots there are.
 */
export async function linkDevice(ctx: Context, input: DeviceLinkInput): Promise<DeviceDetail> {
  await countTry(ctx, input.serial)
  const outcome = await ctx.transaction((tx) => claim(tx, input))
  if (outcome === 'unknown') throw new AppError('not_found', NO_DEVICE)
  await uncountTry(ctx, input.serial)
  if (outcome === 'taken')
    throw new AppError('conflict', 'Este robô já tem dono. Peça a essa pessoa que desvincule ou transfira para você.')
  return showDevice(ctx, outcome.id)
}

/** Two people with the same code: the second waits for the robot's lock, and finds the code used. */
async function claim(tx: Context, { serial, code, way }: DeviceLinkInput): Promise<'unknown' | 'taken' | Device> {
  const viewer = signedIn(tx)
  const [device] = await tx.db
    .select()
    .from(devices)
    .where(and(eq(devices.serial, serial), isNull(devices.deleted_at), isNull(devices.blocked_at)))
    .for('update')
  const [link] = await tx.db
    .select({ user_id: device_links.user_id })
    .from(device_links)
    .where(and(eq(device_links.device_id, device?.id ?? 0), isNull(device_links.unlinked_at)))
  const [opens, opened] = [device?.claim_hash, device?.used_claim_hash].map((hash) => isSecret(hash ?? NO_HASH, code))
  // Sent twice by the same person, it is linked once.
  if (device && link?.user_id === viewer.id && (opens || opened)) return device
  if (device && link && (opens || opened)) return 'taken'
  if (!device || link || !opens) return 'unknown'
  await tx.db
    .update(devices)
    .set({ claim_hash: null, claim_sealed: null, used_claim_hash: device.claim_hash })
    .where(eq(devices.id, device.id))
  await beginLink(tx, device, viewer.id, way)
  return device
}
