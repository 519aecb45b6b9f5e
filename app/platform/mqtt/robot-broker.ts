import { createServer as createPlain, type Server, type Socket } from 'node:net'
import { createServer as createTls } from 'node:tls'
import { Aedes, type AuthenticateError, type Client } from 'aedes'
import { log } from '#platform/log/log.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { packetSizes } from './packet-sizes.ts'
import { MOST_BYTES, type Robot, type RobotDoor, takeMessage, tooLarge } from './robot-door.ts'
import { mayTopic, publishedTopic, topicOf } from './robot-topics.ts'

type Options = {
  door: RobotDoor
  /** 0: any free one. */
  port: number
  host: string
  tls?: { key: string | Buffer; cert: string | Buffer }
  /** How often a port that is taken is tried again. */
  retry_ms?: number
}

/** A topic and the fixed header besides the payload; of who is not known yet. */
const MOST_PACKET = MOST_BYTES + 1024
/** Of a robot: a message that is too long is read, so that it can be answered and is not sent again for ever. */
const MOST_READ = 1024 * 1024
const MOST_CONNECTIONS = 20_000
/** How often a robot that speaks is asked for again: blocked ones are put out; and its commands looked for. */
const LOOK_AGAIN_MS = 30_000

/** A robot that says nothing but that it is there is noted so often. */
const NOTE_PING_MS = 60_000

type Spoken = { robot: Robot; secret: string; looked_at: number; pinged_at?: number }

/**
 * The broker that robots speak MQTT 3.1.1 with. It keeps nothing: a message of QoS 1 is acknowledged after the site has
 * stored it, and commands wait in the site's queue.
 */
export async function startRobotBroker({ door, port, host, tls, retry_ms = 5000 }: Options) {
  const spoken = new WeakMap<Client, Spoken>()
  const connected = new Map<string, Set<Client>>()

  const broker = await Aedes.createBroker({
    // A robot may send its first readings with the connect itself.
    queueLimit: 1000,
    connectTimeout: 15_000,
    maxClientsIdLength: 512,
    preConnect: (_, packet, callback) => {
      // Ids are of the robot's own choice: nobody puts another robot out by choosing its id.
      packet.clientId = `${packet.username ?? ''}/${packet.clientId}`
      // Nothing is kept for those who are away.
      packet.clean = true
      callback(null, true)
    },
    authenticate: (client, username, password, callback) => {
      const secret = password?.toString() ?? ''
      const serial = username ?? ''
      door.find({ serial, secret }).then(
        (robot) => {
          if (robot) spoken.set(client, { robot, secret, looked_at: Date.now() })
          callback(null, !!robot)
        },
        (error) => {
          reportFault(error, 'falha ao reconhecer um robô')
          callback(Object.assign(new Error('unavailable'), { returnCode: 3 }) as AuthenticateError, false)
        },
      )
    },
    authorizePublish: (client, packet, callback) => {
      const speaker = client && spoken.get(client)
      const topic = publishedTopic(packet.topic)
      if (!client || !speaker || topic?.serial !== speaker.robot.serial) return callback(new Error('not its topic'))
      const payload = Buffer.from(packet.payload)
      // Only the newest status is kept for those who ask later.
      if (topic.name !== 'status' || payload.length > 20) packet.retain = false
      if (payload.length > MOST_BYTES) {
        answer(client, topicOf(speaker.robot.serial, 'replies'), tooLarge(topic.name))
        return callback(null)
      }
      takeMessage(door, speaker.robot, topic.name, payload).then(
        (reply) => {
          if (reply) answer(client, topicOf(speaker.robot.serial, 'replies'), reply)
          callback(null)
          if (Date.now() - speaker.looked_at > LOOK_AGAIN_MS) void lookAgain(client, speaker)
        },
        (error) => {
          reportFault(error, 'falha ao guardar a mensagem de um robô', { call: topic.name })
          // No acknowledgement: it is sent again.
          callback(error)
        },
      )
    },
    authorizeSubscribe: (client, subscription, callback) => {
      const speaker = client && spoken.get(client)
      if (!speaker || !mayTopic(speaker.robot.serial, 'subscribe', subscription.topic))
        return callback(new Error('not its topic'))
      callback(null, subscription)
    },
  })

  broker.on('clientReady', (client) => {
    const { robot } = spoken.get(client) ?? {}
    if (!robot) return
    const clients = connected.get(robot.serial) ?? new Set()
    connected.set(robot.serial, clients.add(client))
    sessions.tell(robot, true)
    // The newest takes over. What went before it is no end of the robot's contact: it leaves no last will.
    for (const older of clients) if (older !== client) takeOver(older)
  })
  broker.on('clientDisconnect', (client) => {
    const { robot } = spoken.get(client) ?? {}
    const clients = robot && connected.get(robot.serial)
    if (!robot || !clients?.delete(client) || clients.size) return
    connected.delete(robot.serial)
    sessions.tell(robot, false)
  })
  broker.on('ping', (_, client) => {
    const speaker = client && spoken.get(client)
    if (!speaker || Date.now() - (speaker.pinged_at ?? 0) < NOTE_PING_MS) return
    speaker.pinged_at = Date.now()
    sessions.tell(speaker.robot, true)
  })
  broker.on('subscribe', (subscriptions, client) => {
    const speaker = spoken.get(client)
    const commands = speaker && topicOf(speaker.robot.serial, 'commands')
    if (subscriptions.some(({ topic }) => topic === commands)) void handOut(client)
  })
  broker.on('clientError', (_, error) => log.debug({ error: error.message }, 'um robô foi desligado'))
  broker.on('connectionError', (_, error) => log.debug({ error: error.message }, 'uma conexão de robô foi recusada'))

  /** Publishes to a robot alone, and only what it listens to. */
  function answer(client: Client, topic: string, payload: object, qos: 0 | 1 = 0) {
    const listens = topic in (client as unknown as { subscriptions: object }).subscriptions
    if (!listens || client.closed) return
    const packet = { cmd: 'publish', topic, payload: JSON.stringify(payload), qos, retain: false, dup: false } as const
    client.publish(packet, (error) => error && log.debug({ error: error.message }, 'uma resposta não chegou ao robô'))
  }

  async function handOut(client: Client) {
    const speaker = spoken.get(client)
    if (!speaker || client.closed) return
    try {
      const topic = topicOf(speaker.robot.serial, 'commands')
      const listens = topic in (client as unknown as { subscriptions: object }).subscriptions
      // What is handed out is leased: not to somebody who does not listen.
      if (!listens) return
      for (const command of await door.outbox(speaker.robot)) answer(client, topic, command, 1)
    } catch (error) {
      reportFault(error, 'falha ao entregar comandos a um robô')
    }
  }

  async function lookAgain(client: Client, speaker: Spoken) {
    speaker.looked_at = Date.now()
    try {
      const { robot, secret } = speaker
      if (await door.find({ serial: robot.serial, secret })) await handOut(client)
      else client.close()
    } catch (error) {
      reportFault(error, 'falha ao reconhecer um robô')
    }
  }

  const handle = (socket: Socket) => {
    socket.setKeepAlive(true, 60_000)
    socket.setNoDelay(true)
    limitPackets(socket, () => (spoken.has(client) ? MOST_READ : MOST_PACKET))
    const client = broker.handle(socket)
  }
  const server: Server = tls ? createTls({ ...tls }, handle) : createPlain(handle)
  server.maxConnections = MOST_CONNECTIONS
  if (tls) server.on('tlsClientError', (error) => log.debug({ error: error.message }, 'uma conexão de robô sem TLS'))
  const listening = listen(server, { port, host, retry_ms })
  const sessions = sessionsOf(door, listening.port)

  return {
    /** The port on which it listens, once it does. */
    port: listening.port,
    /** Commands wait for a robot, or its credential changed. */
    async wake(serial: string) {
      for (const client of [...(connected.get(serial) ?? [])]) {
        const speaker = spoken.get(client)
        if (speaker) await lookAgain(client, speaker)
      }
    },
    async close() {
      listening.stop()
      const closed = new Promise<void>((done) => (server.listening ? server.close(() => done()) : done()))
      await new Promise<void>((done) => broker.close(() => done()))
      await closed
      await sessions.told()
    },
  }
}
export type RobotBroker = Awaited<ReturnType<typeof startRobotBroker>>

/** Says how the sessions of robots are: of each robot one after the other, and of none before what was up is known to be so no more. */
function sessionsOf(door: RobotDoor, opened: Promise<unknown>) {
  const saying = new Map<string, Promise<void>>()
  const attempt = (say: () => Promise<void>) =>
    say().catch((error) => reportFault(error, 'falha ao anotar a conexão de um robô'))
  const cleared = opened.then(() => attempt(() => door.noSessions()))
  return {
    tell(robot: Robot, is_up: boolean) {
      const said = (saying.get(robot.serial) ?? cleared).then(() => attempt(() => door.session(robot, is_up)))
      saying.set(robot.serial, said)
      void said.then(() => saying.get(robot.serial) === said && saying.delete(robot.serial))
    },
    told: () => Promise.all(saying.values()),
  }
}

function takeOver(older: Client) {
  Object.assign(older, { will: null })
  older.close()
}

/** Reads through a count of the packets' lengths. */
function limitPackets(socket: Socket, most: () => number) {
  const isShort = packetSizes(most)
  const read = socket.read.bind(socket)
  socket.read = (size?: number) => {
    const bytes = read(size) as Buffer | null
    if (!bytes || isShort(bytes)) return bytes
    socket.destroy(new Error('packet too large'))
    return null
  }
}

/** A port that is taken is tried again: jobs must not stop because another site runs on this machine. */
function listen(server: Server, { port, host, retry_ms }: { port: number; host: string; retry_ms: number }) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let said = false
  const open = () => server.listen(port, host)
  const found = new Promise<number>((resolve) => {
    server.on('listening', () => {
      const address = server.address()
      const real = typeof address === 'object' && address ? address.port : port
      log.info({ host, port: real }, 'robôs entram por MQTT')
      resolve(real)
    })
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (!said) log.error({ host, port, error: error.message }, 'robôs não entram por MQTT: a porta não abriu')
      said = true
      if (!stopped) timer = setTimeout(open, retry_ms).unref()
    })
  })
  open()
  return {
    port: found,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
