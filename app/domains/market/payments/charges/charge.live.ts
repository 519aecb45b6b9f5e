import { whileSeen } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { openStream, type StreamOptions } from '#platform/live/open-stream.ts'
import { chargeChannel } from './charge-channel.model.ts'
import { showOwnCharge } from './charges.queries.ts'
import type { ChargeLive } from './charges.schemas.ts'

/** Streams the changes of an own charge; 404 before it begins when it is somebody else's. */
export async function followCharge(ctx: Context, uuid: string, options: StreamOptions) {
  const { id } = await showOwnCharge(ctx, uuid)
  const look = (now: Context) => showOwnCharge(now, uuid)
  return openStream(ctx, options, whileSeen<ChargeLive>(ctx, { channel: chargeChannel(id), options, look }))
}
