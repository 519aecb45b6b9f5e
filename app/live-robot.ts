import { eq } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { log } from '#platform/log/log.ts'
import { demoSecret, liveSerial, shownSerial } from '#world/robots/demo-robots.ts'
import { mqttWay } from './robot/mqtt-way.ts'
import type { Values } from './robot/protocol.ts'
import { virtualRobot } from './robot/virtual-robot.ts'

/** Shorter than any robot's: a visitor of the demo world shall see it live. */
const INTERVAL_SECONDS = 5
const TICK_MS = 1000

/** The living robots of the demo world: virtual ones, over the site's own broker. Without them the site runs as well. */
export async function startLiveRobots(config: Config, port: number, ctx: Context) {
  const living = await Promise.all([liveSerial, shownSerial].map((serial) => startOne(config, port, ctx, serial)))
  return { close: () => Promise.all(living.map((one) => one.close())) }
}

async function startOne({ appKeys, siteUrl }: Config, port: number, ctx: Context, serial: string) {
  const credential = { serial, secret: demoSecret(appKeys, serial) }
  try {
    const way = await mqttWay(`mqtt://127.0.0.1:${port}`, siteUrl, credential)
    const robot = virtualRobot({
      ...{ way, now: Date.now, seed: serial, interval_seconds: INTERVAL_SECONDS },
      seen: await lastSeen(ctx, serial),
    })
    await robot.start()
    let busy = false
    const timer = setInterval(async () => {
      if (busy) return
      busy = true
      await robot.tick()
      busy = false
    }, TICK_MS)
    return {
      async close() {
        clearInterval(timer)
        await robot.close()
      },
    }
  } catch (error) {
    log.error({ error: String(error) }, 'um robô da demonstração não entrou')
    return { close: async () => undefined }
  }
}

/** What was told of its tent last, in the story or before a restart: its curves go on from there. */
async function lastSeen(ctx: Context, serial: string): Promise<Values> {
  const [device] = await ctx.db.select({ id: devices.id }).from(devices).where(eq(devices.serial, serial))
  const [last] = device ? await latest(ctx, [device.id]) : []
  return last?.values ?? {}
}
