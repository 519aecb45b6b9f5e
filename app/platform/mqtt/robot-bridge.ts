import { hostname } from 'node:os'
import mqtt, { type MqttClient } from 'mqtt'
import { log } from '#platform/log/log.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { MOST_BYTES, type Robot, type RobotDoor, takeMessage, tooLarge } from './robot-door.ts'
import { publishedTopic, robotTopics, topicOf } from './robot-topics.ts'

type Options = {
  door: RobotDoor
  url: string
  /** Of the clients' ids: one per worker, the same after a restart, so that the broker keeps what was not acknowledged. */
  name?: string
  /** A client takes one message after the other: so many share what comes. */
  lanes?: number
  reconnect_ms?: number
}

/** How long the broker keeps for us what was not acknowledged, seconds. */
const SESSION_SECONDS = 3600

/**
 * Speaks with robots through an external broker, which has asked us who they are (`/v1/ganza/mqtt/auth` and `/acl`).
 * Workers share the messages (`$share`); each is acknowledged after it is stored, and without that it comes again.
 */
export async function startRobotBridge({ door, url, name = hostname(), lanes = 8, reconnect_ms = 2000 }: Options) {
  const topics = robotTopics.map((topic) => `$share/grower/ganza/+/${topic}`)
  const version = await speaks(url, `grower-${name}-version`)
  const listening: Promise<void>[] = []
  const clients = Array.from({ length: lanes }, (_, lane) => {
    const client = mqtt.connect(url, {
      ...versionOptions(version),
      clientId: `grower-${name}-${lane}`,
      clean: false,
      reconnectPeriod: reconnect_ms,
      resubscribe: false,
    })
    client.handleMessage = (packet, done) => {
      take(client, packet.topic, packet.payload as Buffer).then(
        () => done(),
        (error) => {
          reportFault(error, 'falha ao guardar a mensagem de um robô')
          // No acknowledgement: after the next connect it comes again.
          client.stream.destroy()
        },
      )
    }
    const subscribed = Promise.withResolvers<void>()
    listening.push(subscribed.promise)
    client.on('connect', () =>
      client.subscribe(topics, { qos: 1 }, (error) => {
        if (error) log.error({ error: error.message }, 'o servidor MQTT não deixa ouvir os robôs')
        else subscribed.resolve()
      }),
    )
    client.on('error', (error) => log.warn({ error: error.message }, 'a ligação com o servidor MQTT falhou'))
    return client
  })
  const [first] = clients as [MqttClient]

  async function take(client: MqttClient, topic: string, payload: Buffer) {
    const said = publishedTopic(topic)
    if (!said) return
    const robot = await door.known(said.serial)
    // Unknown or blocked: its broker lets it in, we do not.
    if (!robot) return
    if (payload.length > MOST_BYTES) return publish(client, topicOf(said.serial, 'replies'), tooLarge(said.name))
    const reply = await takeMessage(door, robot, said.name, payload)
    if (reply) publish(client, topicOf(said.serial, 'replies'), reply)
    if (said.name === 'hello' || said.name === 'status') await handOut(robot)
  }

  const publish = (client: MqttClient, topic: string, payload: object, qos: 0 | 1 = 0) =>
    void client.publish(topic, JSON.stringify(payload), { qos }, (error) => {
      if (error) log.warn({ error: error.message }, 'uma mensagem não chegou ao servidor MQTT')
    })

  async function handOut(robot: Robot) {
    for (const command of await door.outbox(robot)) publish(first, topicOf(robot.serial, 'commands'), command, 1)
  }

  log.info({ server: new URL(url).host, version }, 'robôs falam por um servidor MQTT')
  return {
    /** When all listen. */
    ready: Promise.all(listening),
    async wake(serial: string) {
      try {
        const robot = await door.known(serial)
        if (robot) await handOut(robot)
      } catch (error) {
        reportFault(error, 'falha ao entregar comandos a um robô')
      }
    },
    async close() {
      await Promise.all(clients.map((client) => client.endAsync()))
    },
  }
}
export type RobotBridge = Awaited<ReturnType<typeof startRobotBridge>>

const versionOptions = (version: 4 | 5) =>
  version === 5
    ? { protocolVersion: 5 as const, properties: { sessionExpiryInterval: SESSION_SECONDS } }
    : { protocolVersion: 4 as const }

/** MQTT 5 when the broker speaks it; 3.1.1 when it refuses, also when it cannot be asked now. */
async function speaks(url: string, clientId: string): Promise<4 | 5> {
  try {
    const client = await mqtt.connectAsync(url, {
      protocolVersion: 5,
      clientId,
      reconnectPeriod: 0,
      connectTimeout: 5000,
    })
    await client.endAsync()
    return 5
  } catch (error) {
    log.warn({ error: String(error) }, 'o servidor MQTT não respondeu em MQTT 5: falamos 3.1.1')
    return 4
  }
}
