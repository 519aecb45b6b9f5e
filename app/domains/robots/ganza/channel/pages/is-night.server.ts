import type { Client } from '#web/api-for.server.ts'
import type { RobotChannelRef } from '../channel.schemas.ts'

/** To light it now would break the night of its mode: that is asked first. */
export const isNight = async ({ ganza }: Client, ref: RobotChannelRef) => (await ganza.channel.show(ref)).channel.night
