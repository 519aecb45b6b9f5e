import { and, eq } from 'drizzle-orm'
import { publishedFirmware } from '#domains/robots/device-models/index.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import { tellOne } from './advance-rollouts.actions.ts'
import { findRobot, lockRollout } from './find-rollout.queries.ts'
import { showOffer } from './firmware-offer.queries.ts'
import { firmware_rollout_devices } from './firmware-rollouts.table.ts'
import type { FirmwareOffer } from './rollouts.schemas.ts'

/** 'Agora não': it is asked again, and installed by itself, only after so many days. */
const LATER_DAYS = 7

/** 'Atualizar agora': it need not wait for its turn. */
export const updateNow = (ctx: Context, id: string): Promise<FirmwareOffer> =>
  deciding(ctx, id, 'device.firmware_now', async (tx, { robot, version, force, model_id }) => {
    const update = await publishedFirmware(tx, model_id, version)
    if (!update) throw new AppError('conflict', 'Esta versão foi retirada. Espere a próxima.')
    await tellOne(tx, robot, { ...update, force })
  })

export const updateLater = (ctx: Context, id: string): Promise<FirmwareOffer> =>
  deciding(ctx, id, 'device.firmware_later', async (tx, { robot }) => {
    await tx.db
      .update(firmware_rollout_devices)
      .set({ due_at: new Date(tx.now().getTime() + LATER_DAYS * DAY), postponed_at: tx.now() })
      .where(
        and(
          eq(firmware_rollout_devices.rollout_id, robot.rollout_id),
          eq(firmware_rollout_devices.device_id, robot.device_id),
        ),
      )
  })

type Offered = NonNullable<Awaited<ReturnType<typeof findRobot>>> & { model_id: number }

/** Roll-out first, as everybody who writes its robots: the robot itself is not locked, or two could wait for each other. */
const deciding = (ctx: Context, id: string, action: string, decide: (tx: Context, offered: Offered) => Promise<void>) =>
  ctx.transaction(async (tx) => {
    const { device, role } = await inDevice(tx, id, 'own')
    const seen = await findRobot(tx, device.id)
    if (!seen) throw noOffer()
    const { state } = await lockRollout(tx, seen.robot.rollout_id)
    const offered = await findRobot(tx, device.id)
    if (!offered || state !== 'andando' || offered.robot.step !== 'oferecida') throw noOffer()
    if (offered.robot.command_id) throw new AppError('conflict', 'O robô já recebeu o pedido. Espere ele terminar.')
    await decide(tx, { ...offered, model_id: device.model_id })
    if (role === 'staff') await audit(tx, { action, subject: `device:${device.id}` })
    return showOffer(tx, id)
  })

const noOffer = () => new AppError('conflict', 'Não há versão nova para este robô agora.')
