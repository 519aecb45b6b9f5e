import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { hashSecret, newSecret, newSerial } from './credentials/device-token.secrets.ts'
import { devices } from './devices/devices.table.ts'
import { newClaim } from './links/claim.secrets.ts'
import { device_links } from './links/device-links.table.ts'

type Fields = Partial<typeof devices.$inferInsert>

/** A robot that nobody has, with its secret. */
export async function aDevice(ctx: Context, fields: Fields = {}) {
  const model_id = fields.model_id ?? (await aDeviceModel(ctx)).id
  const secret = newSecret()
  const [device] = await ctx.db
    .insert(devices)
    .values({ serial: newSerial(), secret_hash: hashSecret(secret), ...fields, model_id })
    .returning()
  if (!device) throw new Error('no device')
  return { device, secret }
}

/** A robot that nobody has, with the code that links it. */
export async function aClaimableDevice(ctx: Context, fields: Fields = {}) {
  const serial = newSerial()
  const { code, columns } = newClaim(ctx.env.keys, serial)
  const { device, secret } = await aDevice(ctx, { serial, ...columns, ...fields })
  return { device, secret, code }
}

/** A robot with its owner, linked a year ago. */
export async function aLinkedDevice(ctx: Context, fields: Fields = {}) {
  const { device, secret } = await aDevice(ctx, fields)
  const owner = await aUser(ctx)
  const linked_at = new Date(ctx.now().getTime() - 365 * 86_400_000)
  const [link] = await ctx.db
    .insert(device_links)
    .values({ device_id: device.id, user_id: owner.id, name: 'Robô da tenda', way: 'serial', linked_at })
    .returning()
  if (!link) throw new Error('no link')
  return { device, secret, owner, link }
}

/** The context of a request with the robot's own token. */
export const deviceContext = (ctx: Context, { id, serial }: { id: number; serial: string }): Context =>
  createContext({ ...ctx, viewer: null, device: { id, serial } })
