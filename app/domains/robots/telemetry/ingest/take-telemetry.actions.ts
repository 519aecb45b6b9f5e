import { limitMessages, waitForTurn, waitingCommands } from '#domains/robots/devices/index.ts'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { storeReadings } from './store-readings.actions.ts'
import type { TelemetryAnswer } from './telemetry.schemas.ts'

type Robot = NonNullable<Device>

/**
 * Takes a message of readings from a robot, as the protocol says: what is accepted is stored.
 * @throws 429 over the robot's limit; 422 when the body is no message; 413 when it has too many points.
 */
export async function takeTelemetry(ctx: Context, device: Robot, body: unknown): Promise<TelemetryAnswer> {
  limitMessages(ctx, device.id)
  const [stored, waiting_commands] = await Promise.all([
    storeReadings(ctx, device, body),
    waitingCommands(ctx, device.id),
  ])
  return { ...stored, server_time: ctx.now(), waiting_commands }
}

/** As over HTTPS, but over its limit the message waits, and it is answered only when something was refused. */
export async function takeTelemetryMessage(
  ctx: Context,
  device: Robot,
  body: unknown,
): Promise<TelemetryAnswer | undefined> {
  await waitForTurn(ctx, device.id)
  const stored = await storeReadings(ctx, device, body)
  if (!stored.rejected.length) return undefined
  return { ...stored, server_time: ctx.now(), waiting_commands: await waitingCommands(ctx, device.id) }
}
