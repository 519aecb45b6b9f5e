import { eq, gte, or, sql } from 'drizzle-orm'
import { inDevice } from '#domains/robots/devices/index.ts'
import { roleMay } from '#domains/robots/devices/links/device-rights.model.ts'
import type { Context } from '#platform/context.ts'
import { findRobot } from './find-rollout.queries.ts'
import { firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'
import type { FirmwareOffer } from './rollouts.schemas.ts'

/** What a robot runs and what is offered to it. How earlier ones ended is read only of one's own time. */
export async function showOffer(ctx: Context, id_or_serial: string): Promise<FirmwareOffer> {
  const { device, role, since } = await inDevice(ctx, id_or_serial, 'see')
  const { serial, firmware } = device
  const own = since ? gte(firmware_rollout_devices.changed_at, since) : undefined
  const found = await findRobot(
    ctx,
    device.id,
    own && or(eq(firmware_rollouts.state, 'andando'), own, sql`${firmware_rollout_devices.ended_at} is null`),
  )
  if (!found) return { serial, running: firmware, offer: null }
  const { robot, state, released, version, notes, bytes } = found
  const { step, reason, changed_at } = robot
  const waits = step === 'oferecida' && robot.command_id === null
  // Of a roll-out that was stopped, or a version that was withdrawn, nothing is offered; what was under way goes on.
  if (step === 'oferecida' && (state !== 'andando' || !released)) return { serial, running: firmware, offer: null }
  return {
    serial,
    running: firmware,
    offer: {
      ...{ version, notes, bytes, step, reason, changed_at },
      due_at: waits ? robot.due_at : null,
      postponed: robot.postponed_at !== null,
      can: { decide: waits && roleMay(role, 'own') },
    },
  }
}
