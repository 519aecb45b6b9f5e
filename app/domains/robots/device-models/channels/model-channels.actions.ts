import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { changingModel } from '../models/device-models.actions.ts'
import { showDeviceModel } from '../models/device-models.queries.ts'
import { model_parts } from '../parts/device-parts.table.ts'
import type { DeviceModelChannelChange } from './model-channels.schemas.ts'
import { model_channels } from './model-channels.table.ts'

/** Adds a channel, or changes the one of that slug: the slug itself never changes, robots and modes know it by that. */
export const putChannel = (ctx: Context, { id: model_id, slug, ...input }: DeviceModelChannelChange) =>
  changingModel(ctx, model_id, (tx) =>
    tx.db
      .insert(model_channels)
      .values({ model_id, slug, ...input })
      .onConflictDoUpdate({ target: [model_channels.model_id, model_channels.slug], set: input }),
  )

/** Only while no robot of the model was built: what a channel did is kept under its slug. */
export const removeChannel = (ctx: Context, { id: model_id, slug }: { id: number; slug: string }) =>
  changingModel(ctx, model_id, async (tx) => {
    if ((await showDeviceModel(tx, model_id)).devices_count)
      throw new AppError('conflict', 'Já existem robôs com este canal. Ele não pode mais ser apagado.')
    const ofModel = and(eq(model_channels.model_id, model_id), eq(model_channels.slug, slug))
    const gone = await tx.db.delete(model_channels).where(ofModel).returning({ id: model_channels.id })
    if (!gone.length) throw new AppError('not_found', 'Esse canal não existe mais.')
    await tx.db
      .delete(model_parts)
      .where(and(eq(model_parts.model_id, model_id), sql`${model_parts.channel} = ${slug}`))
  })
