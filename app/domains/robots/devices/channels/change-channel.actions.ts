import { and, eq, isNull } from 'drizzle-orm'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { changeLinked } from '../devices/change-device.actions.ts'
import type { DeviceChannelInput } from './channels.schemas.ts'
import { device_channels } from './device-channels.table.ts'

/** What hangs on a channel of the robot. */
export const changeChannel = (ctx: Context, { id, slug, ...edit }: DeviceChannelInput) =>
  changeLinked(ctx, id, 'device.channel', async (tx, { device, link }) => {
    await demandChannel(tx, device.model_id, slug)
    const [before] = await tx.db
      .select()
      .from(device_channels)
      .where(and(eq(device_channels.link_id, link.id), eq(device_channels.slug, slug)))
    const said = {
      watts: null,
      stuff_id: null,
      ...mergeEdit(edit, before ? pick(before, 'label', 'watts', 'stuff_id') : {}),
    }
    if (said.stuff_id) await demandStuff(tx, said.stuff_id, link.user_id)
    await tx.db
      .insert(device_channels)
      .values({ link_id: link.id, slug, ...said })
      .onConflictDoUpdate({ target: [device_channels.link_id, device_channels.slug], set: said })
  })

async function demandChannel({ db }: Context, model_id: number, slug: string) {
  const rows = await db
    .select({ id: model_channels.id })
    .from(model_channels)
    .where(and(eq(model_channels.model_id, model_id), eq(model_channels.slug, slug)))
  if (!rows.length) throw new AppError('not_found', 'Este robô não tem esse aparelho.')
}

async function demandStuff({ db }: Context, id: number, created_by: number) {
  const rows = await db
    .select({ id: stuffs.id })
    .from(stuffs)
    .where(and(eq(stuffs.id, id), eq(stuffs.created_by, created_by), isNull(stuffs.deleted_at)))
    .for('share')
  if (!rows.length) throw invalidField('stuff_id', 'Escolha um dos seus equipamentos.')
}
