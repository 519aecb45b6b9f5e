import { and, eq, sql } from 'drizzle-orm'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { MINUTE } from '#shared/durations.ts'
import { device_commands } from '../commands/device-commands.table.ts'
import { replaceCommands } from '../commands/end-commands.actions.ts'
import { endProposalsOf } from '../proposals/end-proposals.actions.ts'
import { desire } from './desire.actions.ts'
import { followMode, usableFor } from './follow-mode.actions.ts'
import { queueWish } from './queue-wish.actions.ts'
import { type ChannelWish, MOST_MANUAL_MINUTES, type ModeChange, type Wished } from './wishes.schemas.ts'

/** A restart that comes an hour later surprises. */
const RESTART_MINUTES = 15

/** Another mode: a wish that stays, and a command that tells the robot of it at once. */
export const changeMode = (ctx: Context, { id, modo_id }: ModeChange): Promise<Wished> =>
  ctx.transaction(async (tx) => {
    const found = await inDevice(tx, id, 'work', { lock: true })
    const usable = await usableFor(tx, found, modo_id)
    if (!usable) throw invalidField('modo_id', 'Este robô não tem esse modo. Escolha um da lista.')
    await endProposalsOf(tx, { device_id: found.device.id })
    return followMode(tx, found, usable)
  })

/** A level by hand, or back to the mode. */
export const setChannel = (ctx: Context, input: ChannelWish): Promise<Wished> =>
  ctx.transaction(async (tx) => {
    const found = await inDevice(tx, input.id, 'work', { lock: true })
    const { device } = found
    const channel = await findChannel(tx, device.model_id, input.slug)
    const level = input.level === null ? null : channel.has_level ? input.level : input.level > 0 ? 100 : 0
    const until = level === null ? null : untilOf(input, tx.now())
    const { desired_version: version } = await desire(tx, device.id, ({ mode, manual }) => {
      const { [channel.slug]: _, ...others } = manual
      return { mode, manual: level === null ? others : { ...others, [channel.slug]: { level, until } } }
    })
    await replaceCommands(
      tx,
      device.id,
      ['set_channel'],
      sql`${device_commands.payload} ->> 'channel' = ${channel.slug}`,
    )
    return queueWish(tx, found, 'set_channel', { version, channel: channel.slug, level, until })
  })

/** Done once, no wish; asked for again, the newer takes the place of what still waits. */
export const restart = (ctx: Context, { id }: { id: string }): Promise<Wished> =>
  ctx.transaction(async (tx) => {
    const found = await inDevice(tx, id, 'work', { lock: true })
    await replaceCommands(tx, found.device.id, ['restart'])
    return queueWish(tx, found, 'restart', {}, RESTART_MINUTES)
  })

async function findChannel(tx: Context, model_id: number, slug: string) {
  const [channel] = await tx.db
    .select()
    .from(model_channels)
    .where(and(eq(model_channels.model_id, model_id), eq(model_channels.slug, slug)))
  if (!channel) throw new AppError('not_found', 'Este robô não tem esse aparelho.')
  return channel
}

function untilOf({ until, minutes }: ChannelWish, now: Date): string | null {
  if (minutes) return new Date(now.getTime() + minutes * MINUTE).toISOString()
  if (!until) return null
  const at = new Date(until)
  if (at <= now) throw invalidField('until', 'Escolha um momento que ainda vem.')
  if (at.getTime() - now.getTime() > MOST_MANUAL_MINUTES * MINUTE)
    throw invalidField('until', 'Escolha um momento dentro de 30 dias.')
  return at.toISOString()
}
