import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { limitMessages, waitForTurn } from './message-limit.rules.ts'
import { tellEvents } from './tell-events.actions.ts'

type Robot = NonNullable<Device>

/** @throws 429 over the robot's limit, which readings and events share; 422 when the body is no message. */
export function takeEvents(ctx: Context, device: Robot, body: unknown) {
  limitMessages(ctx, device.id)
  return tellEvents(ctx, device, body)
}

/** As over HTTPS, but over its limit the message waits. */
export async function takeEventsMessage(ctx: Context, device: Robot, body: unknown) {
  await waitForTurn(ctx, device.id)
  return tellEvents(ctx, device, body)
}
