import { readFile } from 'node:fs/promises'
import { ROBOTS_CHANNEL } from '#domains/robots/control/index.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { openListener } from '#platform/database/listener.ts'
import { log } from '#platform/log/log.ts'
import { startRobotBridge } from '#platform/mqtt/robot-bridge.ts'
import { startRobotBroker } from '#platform/mqtt/robot-broker.ts'
import { StartError } from '#platform/start-error.ts'
import { startLiveRobots } from './live-robot.ts'
import { robotDoor } from './robot-topics.ts'

/** Robots over MQTT, in the worker: the broker of our own, or the external one of MQTT_URL. */
export async function startRobots(config: Config, { context }: { context: () => Context }) {
  const door = robotDoor(context)
  const robots = config.mqttUrl
    ? await startRobotBridge({ door, url: config.mqttUrl })
    : await startRobotBroker({ door, port: config.mqttPort, ...(await addressOf(config)) })
  const listener = openListener(config.databaseUrl)
  await listener.listen(ROBOTS_CHANNEL, { onMessage: (serial) => void robots.wake(serial) })
  await listener.open()
  let living: Awaited<ReturnType<typeof startLiveRobots>> | undefined
  // The worker does not wait for it: a broker whose port is taken tries again.
  if ('port' in robots && config.demoRobot)
    void robots.port.then(async (port) => {
      living = await startLiveRobots(config, port, context())
    })
  return {
    async close() {
      await living?.close()
      await listener.close()
      await robots.close()
    },
  }
}

/** In the clear on this machine alone; to the world only with TLS. */
async function addressOf({ host, mqttTls }: Config) {
  if (!mqttTls) return { host: '127.0.0.1' }
  try {
    const [key, cert] = await Promise.all([readFile(mqttTls.key), readFile(mqttTls.cert)])
    return { host, tls: { key, cert } }
  } catch (error) {
    log.error({ error: String(error) }, 'a chave do MQTT não pôde ser lida')
    throw new StartError('MQTT_TLS_KEY e MQTT_TLS_CERT precisam ser arquivos que o Grower consiga ler.')
  }
}
