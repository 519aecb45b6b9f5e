import { and, eq, ne } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { model_channels } from '../channels/model-channels.table.ts'
import { changingModel } from '../models/device-models.actions.ts'
import { findPartProduct, showDevicePart } from './device-parts.queries.ts'
import type {
  DeviceModelPartPut,
  DeviceModelPartRef,
  DevicePartCard,
  DevicePartChange,
  DevicePartInput,
} from './device-parts.schemas.ts'
import { device_parts, model_parts } from './device-parts.table.ts'

export const createDevicePart = (ctx: Context, { product, ...input }: DevicePartInput): Promise<DevicePartCard> =>
  ctx.transaction(async (tx) => {
    const product_id = await productIdOf(tx, product)
    const [row] = await tx.db
      .insert(device_parts)
      .values({ ...input, product_id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: device_parts.id })
    if (!row) throw invalidField('code', TAKEN)
    return noted(tx, 'device_part.created', row.id)
  })

export const changeDevicePart = (ctx: Context, { id, ...edit }: DevicePartChange): Promise<DevicePartCard> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const { product, ...input } = mergeEdit(edit, {
      ...pick(before, 'name', 'code', 'description', 'life_hours'),
      product: before.product && String(before.product.id),
    })
    const same = and(eq(device_parts.code, input.code), ne(device_parts.id, id))
    const [taken] = await tx.db.select({ id: device_parts.id }).from(device_parts).where(same)
    if (taken) throw invalidField('code', TAKEN)
    // What is no longer sold stays named where it was.
    const product_id = product === String(before.product?.id) ? before.product?.id : await productIdOf(tx, product)
    await tx.db
      .update(device_parts)
      .set({ ...input, product_id })
      .where(eq(device_parts.id, id))
    return noted(tx, 'device_part.changed', id, before)
  })

/** Models that have it lose it too. */
export const removeDevicePart = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx.db.delete(model_parts).where(eq(model_parts.part_id, id))
    await tx.db.update(device_parts).set({ deleted_at: tx.now() }).where(eq(device_parts.id, id))
    await audit(tx, { action: 'device_part.deleted', subject: `device_part:${id}`, before })
  })

/** Says how many of a part a model has, at a channel or in the robot as a whole. */
export const putModelPart = (ctx: Context, { id: model_id, part_id, channel, quantity }: DeviceModelPartPut) =>
  changingModel(ctx, model_id, async (tx) => {
    await locked(tx, part_id)
    if (channel) {
      const there = and(eq(model_channels.model_id, model_id), eq(model_channels.slug, channel))
      const [found] = await tx.db.select({ id: model_channels.id }).from(model_channels).where(there)
      if (!found) throw invalidField('channel', 'Este modelo não tem esse canal. Escolha outro.')
    }
    await tx.db
      .insert(model_parts)
      .values({ model_id, part_id, channel, quantity })
      .onConflictDoUpdate({
        target: [model_parts.model_id, model_parts.part_id, model_parts.channel],
        set: { quantity },
      })
  })

export const removeModelPart = (ctx: Context, { id: model_id, part_id, channel }: DeviceModelPartRef) =>
  changingModel(ctx, model_id, async (tx) => {
    const gone = await tx.db
      .delete(model_parts)
      .where(
        and(eq(model_parts.model_id, model_id), eq(model_parts.part_id, part_id), eq(model_parts.channel, channel)),
      )
      .returning({ id: model_parts.part_id })
    if (!gone.length) throw new AppError('not_found', 'Este modelo não tem essa peça.')
  })

const TAKEN = 'Já existe uma peça com esse código. Escolha outro.'

async function productIdOf(tx: Context, typed: string | null) {
  if (!typed) return null
  const id = await findPartProduct(tx, typed)
  if (!id) throw invalidField('product', 'Não achamos esse produto à venda. Copie o endereço dele na loja.')
  return id
}

async function locked(tx: Context, id: number) {
  await tx.db.select({ id: device_parts.id }).from(device_parts).where(eq(device_parts.id, id)).for('update')
  return showDevicePart(tx, id)
}

async function noted(tx: Context, action: string, id: number, before?: DevicePartCard) {
  const after = await showDevicePart(tx, id)
  await audit(tx, { action, subject: `device_part:${id}`, before, after })
  return after
}
