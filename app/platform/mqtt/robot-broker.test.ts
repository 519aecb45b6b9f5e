import mqtt from 'mqtt'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#platform/log/log.ts'
import { packetSizes } from './packet-sizes.ts'
import { startRobotBroker } from './robot-broker.ts'
import { type RobotDoor, takeMessage } from './robot-door.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const robot = { id: 1, serial: 'GZ00000001' }
const doorWith = (door: Partial<RobotDoor>): RobotDoor => ({
  find: async () => robot,
  known: async () => robot,
  take: async () => undefined,
  outbox: async () => [],
  session: async () => undefined,
  noSessions: async () => undefined,
  ...door,
})

async function aBroker(door: Partial<RobotDoor>) {
  const broker = await startRobotBroker({ door: doorWith(door), port: 0, host: '127.0.0.1' })
  closing.push(broker.close)
  return broker
}

const options = { username: robot.serial, password: 'secret', protocolVersion: 4 as const }

test('what could not be stored is not acknowledged: the robot connects and sends again until it is', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const taken: unknown[] = []
  let fails = 2
  const take: RobotDoor['take'] = async (_, topic, body) => {
    if (topic !== 'telemetry') return undefined
    if (fails-- > 0) throw new Error('database gone')
    taken.push(body)
    return undefined
  }
  const { port } = await aBroker({ take })
  const client = mqtt.connect(`mqtt://127.0.0.1:${await port}`, {
    ...options,
    clientId: 'a',
    clean: false,
    reconnectPeriod: 1,
  })
  client.on('error', () => undefined)
  closing.push(() => client.endAsync(true))
  await client.publishAsync(`ganza/${robot.serial}/telemetry`, '{"seq":7}', { qos: 1 })
  expect(taken).toEqual([{ seq: 7 }])
  expect(fails).toBe(-1)
})

test('while the site cannot say who a robot is, it is told to come again, not that it is wrong', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { port } = await aBroker({ find: async () => Promise.reject(new Error('database gone')) })
  const connecting = mqtt.connectAsync(`mqtt://127.0.0.1:${await port}`, { ...options, reconnectPeriod: 0 })
  await expect(connecting).rejects.toMatchObject({ code: 3 })
})

test('a robot that is cut off is offline by its last will', async () => {
  const said: unknown[] = []
  const take: RobotDoor['take'] = async (_, topic, body) => void said.push([topic, body])
  const { port } = await aBroker({ take: async (...all) => (await take(...all)) ?? undefined })
  const will = { topic: `ganza/${robot.serial}/status`, payload: Buffer.from('offline'), qos: 1 as const, retain: true }
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${await port}`, { ...options, will, reconnectPeriod: 0 })
  client.on('error', () => undefined)
  await client.publishAsync(`ganza/${robot.serial}/status`, 'online', { qos: 1, retain: true })
  client.stream.destroy()
  await expect
    .poll(() => said)
    .toEqual([
      ['status', 'online'],
      ['status', 'offline'],
    ])
})

test('the broker says when the session of a robot is up, that it stands, and when it ends; before it opened there is none', async () => {
  const said: string[] = []
  const door: Partial<RobotDoor> = {
    session: async (_, is_up) => void said.push(is_up ? 'up' : 'down'),
    noSessions: async () => void said.push('none'),
  }
  const { port, close } = await aBroker(door)
  const url = `mqtt://127.0.0.1:${await port}`
  const connect = (clientId: string) => mqtt.connectAsync(url, { ...options, clientId, reconnectPeriod: 0 })
  const first = await connect('a')
  first.on('error', () => undefined)
  await expect.poll(() => said).toEqual(['none', 'up'])
  first.sendPing()
  await expect.poll(() => said).toEqual(['none', 'up', 'up'])
  // Who takes over keeps it up.
  const second = await connect('b')
  second.on('error', () => undefined)
  await expect.poll(() => first.connected).toBe(false)
  await expect.poll(() => said).toEqual(['none', 'up', 'up', 'up'])
  second.stream.destroy()
  await expect.poll(() => said.at(-1)).toBe('down')
  const third = await connect('c')
  third.on('error', () => undefined)
  await expect.poll(() => said.at(-1)).toBe('up')
  await close()
  expect(said.at(-1)).toBe('down')
})

test('of two connections of one credential the newest stays and gets the commands, and no last will says offline', async () => {
  const said: unknown[] = []
  const broker = await aBroker({
    take: async (_, topic, body) => (topic === 'status' ? void said.push(body) : undefined),
    outbox: async () => [{ id: 'c1' }],
  })
  const connect = async (clientId: string) => {
    const will = {
      topic: `ganza/${robot.serial}/status`,
      payload: Buffer.from('offline'),
      qos: 1 as const,
      retain: true,
    }
    const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${await broker.port}`, {
      ...{ ...options, clientId, will, reconnectPeriod: 0 },
    })
    closing.push(() => client.endAsync(true))
    client.on('error', () => undefined)
    return client
  }
  const older = await connect('a')
  const newest = await connect('b')
  await expect.poll(() => older.connected).toBe(false)
  const commands: string[] = []
  newest.on('message', (_, payload) => commands.push(payload.toString()))
  await newest.subscribeAsync(`ganza/${robot.serial}/commands`, { qos: 1 })
  await expect.poll(() => commands).toEqual(['{"id":"c1"}'])
  expect(newest.connected).toBe(true)
  expect(said).toEqual([])
})

test('a message over 64 kB is acknowledged and answered with its error; far over it, the connection ends', async () => {
  const taken: unknown[] = []
  const { port } = await aBroker({ take: async (_, topic) => void taken.push(topic) })
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${await port}`, { ...options, reconnectPeriod: 0 })
  closing.push(() => client.endAsync(true))
  client.on('error', () => undefined)
  const replies: unknown[] = []
  client.on('message', (_, payload) => replies.push(JSON.parse(payload.toString())))
  await client.subscribeAsync(`ganza/${robot.serial}/replies`)
  const send = (bytes: number) =>
    client.publishAsync(`ganza/${robot.serial}/telemetry`, JSON.stringify('x'.repeat(bytes - 2)), { qos: 1 })
  await send(64 * 1024)
  expect(taken).toEqual(['telemetry'])
  for (const bytes of [64 * 1024 + 1, 500 * 1024]) await send(bytes)
  await expect.poll(() => replies).toHaveLength(2)
  expect(replies[0]).toEqual({ re: { topic: 'telemetry' }, error: expect.stringContaining('64 kB') })
  expect(taken).toHaveLength(1)
  send(2 * 1024 * 1024).catch(() => undefined)
  await expect.poll(() => client.connected).toBe(false)
})

test('an answer says which message it is about: its numbers, and what the robot calls it', async () => {
  const door = doorWith({ take: async () => ({ accepted: 0 }) })
  const answer = (body: object) => takeMessage(door, robot, 'events', Buffer.from(JSON.stringify(body)))
  expect(await answer({ boot: 4, id: 'm7' })).toEqual({ re: { topic: 'events', boot: 4, id: 'm7' }, accepted: 0 })
  for (const id of ['x'.repeat(65), 7, null])
    expect(await answer({ boot: 4, id })).toMatchObject({ re: { topic: 'events', boot: 4 } })
})

test('a port that is taken does not end the site: it is tried again', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const first = await startRobotBroker({ door: doorWith({}), port: 0, host: '127.0.0.1' })
  const port = await first.port
  const second = await startRobotBroker({ door: doorWith({}), port, host: '127.0.0.1', retry_ms: 1 })
  closing.push(second.close)
  await first.close()
  expect(await second.port).toBe(port)
})

test('the length of each packet is known by its header, however the bytes come', () => {
  const packet = (length: number) => {
    const bytes: number[] = []
    let rest = length
    do {
      bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
      rest = Math.floor(rest / 128)
    } while (rest)
    return Buffer.from([0x30, ...bytes, ...Array<number>(Math.min(length, 300)).fill(255)])
  }
  const fits = packetSizes(() => 300)
  const whole = Buffer.concat([packet(0), packet(127), packet(128), packet(300), packet(5)])
  expect(fits(whole)).toBe(true)
  for (const byte of whole) expect(fits(Buffer.from([byte]))).toBe(true)
  expect(fits(packet(301))).toBe(false)
  expect(packetSizes(() => 300)(Buffer.from([0x30, 255, 255, 255, 255, 1]))).toBe(false)
})
