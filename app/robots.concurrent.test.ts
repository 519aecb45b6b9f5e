import { execFile, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import mqtt, { type MqttClient } from 'mqtt'
import { queueCommand, ROBOTS_CHANNEL } from '#domains/robots/control/index.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { noteSession } from '#domains/robots/devices/index.ts'
import { sessionOf } from '#domains/robots/devices/sessions/session-of.queries.ts'
import { telemetry_messages } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { openListener } from '#platform/database/listener.ts'
import { startRobotBridge } from '#platform/mqtt/robot-bridge.ts'
import { startRobotBroker } from '#platform/mqtt/robot-broker.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { startMosquitto } from '#tests/load/telemetry/mosquitto.ts'
import { freePort } from '#tests/site/start-site.ts'
import { robotDoor } from './robot-topics.ts'

const run = promisify(execFile)

type Robot = Awaited<ReturnType<typeof aDevice>>

const open: { close(): Promise<unknown> }[] = []
const closing = <T extends { close(): Promise<unknown> }>(one: T) => {
  open.push(one)
  return one
}
test.afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function aBroker(ctx: Context) {
  const broker = closing(await startRobotBroker({ door: robotDoor(() => ctx), port: 0, host: '127.0.0.1' }))
  return { broker, port: await broker.port }
}

async function connected(port: number, { device, secret }: Robot, options: mqtt.IClientOptions = {}) {
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, {
    username: device.serial,
    password: secret,
    protocolVersion: 4,
    reconnectPeriod: 0,
    ...options,
  })
  client.on('error', () => undefined)
  closing({ close: () => client.endAsync(true) })
  return client
}

const topic = ({ device }: Robot, name: string) => `ganza/${device.serial}/${name}`
const reading = (ctx: Context, seq: number, values: object) =>
  JSON.stringify({ boot: 1, seq, ts: ctx.now().getTime() - seq * 1000, values })
const stored = (ctx: Context, { device }: Robot) =>
  ctx.db
    .select({ values: telemetry_messages.values })
    .from(telemetry_messages)
    .where(eq(telemetry_messages.device_id, device.id))
    .orderBy(asc(telemetry_messages.at))

async function until(what: string, holds: () => boolean | Promise<boolean>) {
  for (const started = Date.now(); !(await holds()); await sleep(10))
    if (Date.now() - started > 20_000) throw new Error(`never: ${what}`)
}

const closed = (client: MqttClient) => new Promise<void>((done) => client.once('close', () => done()))

/** Each message as it comes, parsed. */
function heard(client: MqttClient) {
  const messages: [string, Record<string, unknown>][] = []
  client.on('message', (name, payload) => messages.push([name, JSON.parse(payload.toString())]))
  return messages
}

test('a message of QoS 1 is acknowledged after it is stored, never before', async ({ ctx }) => {
  const robot = await aDevice(ctx)
  const { port } = await aBroker(ctx)
  const client = await connected(port, robot)
  await client.publishAsync(topic(robot, 'telemetry'), reading(ctx, 1, { temperature: 24 }), { qos: 1 })
  let acknowledged = false
  let published: Promise<unknown> | undefined
  await ctx.transaction(async (held) => {
    await held.db.execute(sql`lock table telemetry_messages in share row exclusive mode`)
    published = client
      .publishAsync(topic(robot, 'telemetry'), reading(ctx, 2, { temperature: 25 }), { qos: 1 })
      .then(() => {
        acknowledged = true
      })
    await until('the write waits for the lock', async () => {
      const { rows } = await ctx.db.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%telemetry_messages%' and datname = current_database()`,
      )
      return rows.length > 0
    })
    expect(acknowledged).toBe(false)
    expect(await stored(ctx, robot)).toHaveLength(1)
  })
  await published
  expect(acknowledged).toBe(true)
  expect(await stored(ctx, robot)).toEqual([{ values: [25] }, { values: [24] }])
})

test('a wrong secret, an unknown serial and a blocked robot do not come in', async ({ ctx }) => {
  const robot = await aDevice(ctx)
  const { port } = await aBroker(ctx)
  const refused = { code: 5 }
  await expect(connected(port, { ...robot, secret: 'A'.repeat(43) })).rejects.toMatchObject(refused)
  await expect(connected(port, { ...robot, device: { ...robot.device, serial: 'GZ00000000' } })).rejects.toMatchObject(
    refused,
  )
  await ctx.db.update(devices).set({ blocked_at: ctx.now() }).where(eq(devices.id, robot.device.id))
  await expect(connected(port, robot)).rejects.toMatchObject(refused)
})

test.for([
  [
    'publishes under another serial',
    (client: MqttClient, other: string) => client.publish(`ganza/${other}/telemetry`, '{}', { qos: 1 }),
  ],
  [
    'publishes what only the site says',
    (client: MqttClient, _: string, own: string) => client.publish(`ganza/${own}/commands`, '{}', { qos: 1 }),
  ],
  ['listens under another serial', (client: MqttClient, other: string) => client.subscribe(`ganza/${other}/commands`)],
  ['listens to a pattern', (client: MqttClient, _: string, own: string) => client.subscribe(`ganza/${own}/#`)],
  ['listens to all robots', (client: MqttClient) => client.subscribe('ganza/+/telemetry')],
  [
    'sends more than 1 MB',
    (client: MqttClient, _: string, own: string) =>
      client.publish(`ganza/${own}/telemetry`, 'x'.repeat(1_100_000), { qos: 1 }),
  ],
] as const)('a robot that %s is put out', async ([, misbehave], { ctx }) => {
  const [robot, other] = [await aDevice(ctx), await aDevice(ctx)]
  const { port } = await aBroker(ctx)
  const client = await connected(port, robot)
  const ended = closed(client)
  misbehave(client, other.device.serial, robot.device.serial)
  await ended
  expect(await stored(ctx, other)).toEqual([])
  expect(await stored(ctx, robot)).toEqual([])
})

test('two robots with the same client id speak beside each other, each for itself', async ({ ctx }) => {
  const robots = [await aDevice(ctx), await aDevice(ctx)] as const
  const { port } = await aBroker(ctx)
  const clients = await Promise.all(robots.map((robot) => connected(port, robot, { clientId: 'ganza' })))
  await Promise.all(
    clients.flatMap((client, at) =>
      Array.from({ length: 50 }, (_, seq) =>
        client.publishAsync(topic(robots[at] as Robot, 'telemetry'), reading(ctx, seq, { temperature: 20 + at }), {
          qos: 1,
        }),
      ),
    ),
  )
  for (const [at, robot] of robots.entries()) {
    const rows = await stored(ctx, robot)
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map(({ values }) => values[0]))).toEqual(new Set([20 + at]))
  }
  expect(clients.map((client) => client.connected)).toEqual([true, true])
})

test('what is refused is acknowledged and answered; what is right is only acknowledged', async ({ ctx }) => {
  const robot = await aDevice(ctx)
  const { port } = await aBroker(ctx)
  const client = await connected(port, robot)
  const messages = heard(client)
  await client.subscribeAsync(topic(robot, 'replies'))
  const say = (payload: string, name = 'telemetry') => client.publishAsync(topic(robot, name), payload, { qos: 1 })
  await say(reading(ctx, 1, { temperature: 24 }))
  await say('{')
  await say('{"seq":1}')
  await say(reading(ctx, 2, { flavour: 1, temperature: 24 }))
  await say('{}', 'hello')
  await until('four answers', () => messages.length >= 4)
  expect(messages.map(([, body]) => body)).toEqual([
    { re: { topic: 'telemetry' }, error: 'A mensagem não é JSON.' },
    { re: { topic: 'telemetry', seq: 1 }, error: expect.any(String), errors: { boot: [expect.any(String)] } },
    expect.objectContaining({
      re: { topic: 'telemetry', boot: 1, seq: 2 },
      accepted: 1,
      rejected: [{ index: 0, sensor: 'flavour', reason: 'unknown_sensor' }],
      server_time: ctx.now().toISOString(),
    }),
    expect.objectContaining({ serial: robot.device.serial }),
  ])
})

test('events are taken as over HTTPS', async ({ ctx }) => {
  const robot = await aDevice(ctx)
  const { port } = await aBroker(ctx)
  const client = await connected(port, robot)
  const events = { boot: 1, events: [{ seq: 1, age_ms: 0, kind: 'note', data: { id: 'a', text: 'Oi' } }] }
  await client.publishAsync(topic(robot, 'events'), JSON.stringify(events), { qos: 1 })
  const told = await ctx.db.select().from(device_events).where(eq(device_events.device_id, robot.device.id))
  expect(told.filter(({ source }) => source === 'device')).toMatchObject([{ kind: 'note', seq: 1 }])
})

test('a robot is connected while its session is up: not before, not after it was cut off, not by a broker that is gone', async ({
  ctx,
}) => {
  const robot = await aDevice(ctx)
  const gone = await aDevice(ctx)
  // As a broker left it that ended without a word.
  await noteSession(ctx, gone.device.id, true)
  const { broker, port } = await aBroker(ctx)
  const state = async ({ device }: Robot) => {
    const [row] = await ctx.db.select({ session: sessionOf }).from(devices).where(eq(devices.id, device.id))
    return row?.session
  }
  expect(await state(robot)).toBe('none')
  const client = await connected(port, robot, {
    will: { topic: topic(robot, 'status'), payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  await client.publishAsync(topic(robot, 'status'), 'online', { qos: 1, retain: true })
  await until('it is up', async () => (await state(robot)) === 'up')
  expect(await state(gone)).toBe('lost')
  client.stream.destroy()
  await until('it is lost', async () => (await state(robot)) === 'lost')
  await connected(port, robot)
  await until('it is up again', async () => (await state(robot)) === 'up')
  await broker.close()
  expect(await state(robot)).toBe('lost')
})

test('commands come when it listens, and at once when one is queued; a blocked robot is put out', async ({
  ctx,
  database,
}) => {
  const robot = await aDevice(ctx)
  const { broker, port } = await aBroker(ctx)
  const listener = closing(openListener(database.url))
  await listener.listen(ROBOTS_CHANNEL, { onMessage: (serial) => void broker.wake(serial) })
  await listener.open()
  const queue = () => ctx.transaction((tx) => queueCommand(tx, { device_id: robot.device.id, kind: 'restart' }))
  const first = await queue()
  const client = await connected(port, robot)
  const messages = heard(client)
  await client.subscribeAsync(topic(robot, 'commands'), { qos: 1 })
  await until('the first command', () => messages.length === 1)
  const second = await queue()
  await until('the second command', () => messages.length === 2)
  expect(messages.map(([name, { id, kind }]) => [name, id, kind])).toEqual(
    [first, second].map(({ uuid }) => [topic(robot, 'commands'), uuid, 'restart']),
  )
  await ctx.db.update(devices).set({ blocked_at: ctx.now() }).where(eq(devices.id, robot.device.id))
  const ended = closed(client)
  await broker.wake(robot.device.serial)
  await ended
})

const hasMosquitto = !spawnSync('mosquitto', ['-h']).error

/** Mosquitto is not everywhere: `apt-get install mosquitto` brings it. */
test.skipIf(!hasMosquitto)(
  'through Mosquitto: stored, acknowledged, answered; commands reach the robot',
  async ({ ctx }) => {
    const port = await freePort()
    const broker = await startMosquitto(port)
    closing({ close: async () => broker.stop() })
    const url = `mqtt://127.0.0.1:${port}`
    const bridge = closing(await startRobotBridge({ door: robotDoor(() => ctx), url }))
    await bridge.ready
    const robot = await aDevice(ctx)
    const client = await connected(port, robot)
    const messages = heard(client)
    await client.subscribeAsync([topic(robot, 'replies'), topic(robot, 'commands')], { qos: 1 })
    for (let seq = 1; seq <= 20; seq++)
      await client.publishAsync(topic(robot, 'telemetry'), reading(ctx, seq, { temperature: 24 }), { qos: 1 })
    await until('all are stored', async () => (await stored(ctx, robot)).length === 20)
    await client.publishAsync(topic(robot, 'telemetry'), '{', { qos: 1 })
    await until('an answer', () => messages.length === 1)
    const command = await ctx.transaction((tx) => queueCommand(tx, { device_id: robot.device.id, kind: 'restart' }))
    await bridge.wake(robot.device.serial)
    await until('the command', () => messages.length === 2)
    expect(messages.map(([name]) => name)).toEqual([topic(robot, 'replies'), topic(robot, 'commands')])
    expect(messages[1]?.[1]).toMatchObject({ id: command.uuid })
  },
)

test.skipIf(!hasMosquitto)(
  'a robot with MQTT 5, by a program of its own, speaks through Mosquitto: stored, and commands reach it',
  async ({ ctx }) => {
    const port = await freePort()
    const broker = await startMosquitto(port)
    closing({ close: async () => broker.stop() })
    const bridge = closing(await startRobotBridge({ door: robotDoor(() => ctx), url: `mqtt://127.0.0.1:${port}` }))
    await bridge.ready
    const robot = await aDevice(ctx)
    const client = await connected(port, robot, { protocolVersion: 5 })
    const messages = heard(client)
    await client.subscribeAsync(topic(robot, 'commands'), { qos: 1 })
    await client.publishAsync(topic(robot, 'telemetry'), reading(ctx, 1, { temperature: 24 }), {
      qos: 1,
      properties: { contentType: 'application/json', userProperties: { firmware: '2.0.0' } },
    })
    const said = await run('mosquitto_pub', [
      ...['-V', 'mqttv5', '-h', '127.0.0.1', '-p', String(port), '-q', '1'],
      ...['-u', robot.device.serial, '-P', robot.secret, '-i', 'estranho'],
      ...['-t', topic(robot, 'telemetry'), '-m', reading(ctx, 2, { temperature: 25 })],
    ])
    expect(said).toMatchObject({ stderr: '' })
    await until('both are stored', async () => (await stored(ctx, robot)).length === 2)
    expect(await stored(ctx, robot)).toEqual([{ values: [25] }, { values: [24] }])
    const command = await ctx.transaction((tx) => queueCommand(tx, { device_id: robot.device.id, kind: 'restart' }))
    await bridge.wake(robot.device.serial)
    await until('the command', () => messages.length === 1)
    expect(messages).toMatchObject([[topic(robot, 'commands'), { id: command.uuid, kind: 'restart' }]])
  },
)

test('our own broker speaks MQTT 3.1.1: who begins with 5 is told so and let go, not left waiting', async ({ ctx }) => {
  const robot = await aDevice(ctx)
  const { port } = await aBroker(ctx)
  const answer = await answerToVersion5(port, robot)
  // CONNACK with 'unacceptable protocol version', then the end.
  expect(answer).toEqual(Buffer.from([0x20, 2, 0, 1]))
  const client = await connected(port, robot)
  await client.publishAsync(topic(robot, 'telemetry'), reading(ctx, 1, { temperature: 24 }), { qos: 1 })
  expect(await stored(ctx, robot)).toHaveLength(1)
})

/** What a broker says to this CONNECT of MQTT 5, until it ends the connection. */
function answerToVersion5(port: number, { device, secret }: Robot) {
  const text = (said: string) => Buffer.concat([Buffer.from([0, said.length]), Buffer.from(said)])
  const [USER_PASSWORD_CLEAN, NO_PROPERTIES] = [0xc2, 0]
  const body = Buffer.concat([
    ...[text('MQTT'), Buffer.from([5, USER_PASSWORD_CLEAN, 0, 60, NO_PROPERTIES])],
    ...[text('cru'), text(device.serial), text(secret)],
  ])
  return new Promise<Buffer>((done, fail) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from([0x10, body.length]), body])),
    )
    socket.on('data', (part) => parts.push(Buffer.from(part as Buffer)))
    socket.on('error', fail)
    socket.on('close', () => done(Buffer.concat(parts)))
  })
}
