import { and, count, eq, isNull } from 'drizzle-orm'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { hashSecret, newSecret, newSerial } from '../credentials/device-token.secrets.ts'
import { devices } from '../devices/devices.table.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { newClaim } from '../links/claim.secrets.ts'
import { device_links } from '../links/device-links.table.ts'
import { showStaffDevice } from './staff-devices.queries.ts'
import type {
  DeviceRegistration,
  NewClaimCode,
  NewDeviceSecret,
  RegisteredDevices,
  StaffDeviceDetail,
} from './staff-devices.schemas.ts'

/** New robots of a model. The answer is the only place that ever tells their secrets. */
export const registerDevices = (ctx: Context, input: DeviceRegistration): Promise<RegisteredDevices> =>
  ctx.transaction(async (tx) => {
    const [model] = await tx.db
      .select({ id: device_models.id, name: device_models.name })
      .from(device_models)
      .where(and(eq(device_models.id, input.model_id), isNull(device_models.deleted_at)))
      .for('share')
    if (!model) throw invalidField('model_id', 'Esse modelo não existe mais. Escolha outro.')
    const data: RegisteredDevices['data'] = []
    while (data.length < input.count) {
      const made = await registerOne(tx, model.id)
      // A serial number that is taken is drawn again.
      if (made) data.push(made)
    }
    const after = { model, serials: data.map(({ serial }) => serial) }
    await audit(tx, { action: 'device.registered', subject: `device_model:${model.id}`, after })
    return { model, data }
  })

async function registerOne(tx: Context, model_id: number) {
  const [serial, secret] = [newSerial(), newSecret()]
  const { code, columns } = newClaim(tx.env.keys, serial)
  const [row] = await tx.db
    .insert(devices)
    .values({ serial, model_id, secret_hash: hashSecret(secret), ...columns, created_at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: devices.id })
  if (!row) return null
  await noteEvent(tx, row.id, 'registered')
  return { id: row.id, serial, secret, claim_code: code }
}

/** The code before it is worth nothing any more. Only for a robot that nobody has: else its owner hands it on. */
export const renewClaimCode = (ctx: Context, id: number): Promise<NewClaimCode> =>
  ctx.transaction(async (tx) => {
    const { serial } = await locked(tx, id)
    const [link] = await tx.db
      .select({ id: device_links.id })
      .from(device_links)
      .where(and(eq(device_links.device_id, id), isNull(device_links.unlinked_at)))
    if (link) throw new AppError('conflict', 'Este robô já tem dono. Peça que desvincule antes de gerar outro código.')
    const { code, columns } = newClaim(tx.env.keys, serial)
    await tx.db.update(devices).set(columns).where(eq(devices.id, id))
    await audit(tx, { action: 'device.claim_code_renewed', subject: `device:${id}` })
    return { serial, claim_code: code }
  })

/** Its credential is refused from now on; its owner still sees what it measured. */
export const blockDevice = (ctx: Context, id: number): Promise<StaffDeviceDetail> => setBlocked(ctx, id, true)
export const unblockDevice = (ctx: Context, id: number): Promise<StaffDeviceDetail> => setBlocked(ctx, id, false)

const setBlocked = (ctx: Context, id: number, blocked: boolean) =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    if ((before.blocked_at !== null) !== blocked) {
      await tx.db
        .update(devices)
        .set({ blocked_at: blocked ? tx.now() : null })
        .where(eq(devices.id, id))
      await purge(tx, 'demonstration')
      await noteEvent(tx, id, 'blocked', { blocked })
      await audit(tx, { action: blocked ? 'device.blocked' : 'device.unblocked', subject: `device:${id}` })
    }
    return showStaffDevice(tx, String(id))
  })

/**
 * Everybody sees from now on what it measures (`/lps/produto`). Only a robot of the house: the tent of whoever else has one is
 * theirs to show.
 */
export const demonstrateDevice = (ctx: Context, id: number): Promise<StaffDeviceDetail> =>
  ctx.transaction(async (tx) => {
    const { shown_since } = await locked(tx, id)
    const [link] = await tx.db
      .select({ user_id: device_links.user_id })
      .from(device_links)
      .where(and(eq(device_links.device_id, id), isNull(device_links.unlinked_at)))
    const house = await holdersOf(tx, 'devices.manage')
    if (link && !house.some((one) => one.id === link.user_id))
      throw new AppError('conflict', 'Este robô é de outra pessoa. Só um robô da equipe pode ser mostrado a todos.')
    if (shown_since === null) await setShown(tx, id, tx.now())
    return showStaffDevice(tx, String(id))
  })

export const hideDevice = (ctx: Context, id: number): Promise<StaffDeviceDetail> =>
  ctx.transaction(async (tx) => {
    if ((await locked(tx, id)).shown_since !== null) await setShown(tx, id, null)
    return showStaffDevice(tx, String(id))
  })

async function setShown(tx: Context, id: number, shown_since: Date | null) {
  await tx.db.update(devices).set({ shown_since }).where(eq(devices.id, id))
  await purge(tx, 'demonstration')
  await audit(tx, { action: shown_since ? 'device.shown' : 'device.hidden', subject: `device:${id}` })
}

/** A new secret in place of the old, for a robot on the bench: the old one is refused at once. */
export const renewSecret = (ctx: Context, id: number): Promise<NewDeviceSecret> =>
  ctx.transaction(async (tx) => {
    const { serial } = await locked(tx, id)
    const secret = newSecret()
    await tx.db
      .update(devices)
      .set({ secret_hash: hashSecret(secret), next_secret_hash: null, secret_rotated_at: tx.now() })
      .where(eq(devices.id, id))
    await noteEvent(tx, id, 'credential', { by: 'staff' })
    await audit(tx, { action: 'device.secret_renewed', subject: `device:${id}` })
    return { serial, secret }
  })

/** Only one that nobody ever had: what a robot measured for somebody stays theirs. */
export const removeDevice = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { serial, model_id } = await locked(tx, id)
    const ofDevice = eq(device_links.device_id, id)
    const [links] = await tx.db.select({ total: count() }).from(device_links).where(ofDevice)
    if (links?.total)
      throw new AppError('conflict', 'Este robô já foi de alguém e tem história. Bloqueie em vez de apagar.')
    await tx.db
      .update(devices)
      .set({ deleted_at: tx.now(), blocked_at: tx.now(), claim_hash: null, claim_sealed: null })
      .where(eq(devices.id, id))
    await audit(tx, { action: 'device.deleted', subject: `device:${id}`, before: { serial, model_id } })
  })

async function locked(tx: Context, id: number) {
  const [device] = await tx.db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), isNull(devices.deleted_at)))
    .for('update')
  if (!device) throw new AppError('not_found', 'Esse robô não existe mais.')
  return device
}
