import { connectAsync, type MqttClient } from 'mqtt'
import type { Credential } from '../https-way.ts'
import { ANSWER_MS, inTime } from '../mqtt-way.ts'
import type { Hello, Taken } from '../protocol.ts'
import type { asker } from './asker.ts'
import { type Check, check, fine, reasons } from './check.ts'

type Options = { url: string; ask: ReturnType<typeof asker>; credential: Credential; clock: () => number }
type Reply = Partial<Hello & Taken> & { re?: object; error?: string; errors?: object }

/** The rules of MQTT, asked of the broker at `url`; that it stored what it acknowledged is asked over HTTPS. */
export async function* overMqtt({ url, ask, credential, clock }: Options): AsyncGenerator<Check> {
  const { serial } = credential
  const topic = (name: string) => `ganza/${serial}/${name}`
  const enter = (secret = credential.secret) =>
    connectAsync(url, {
      username: serial,
      password: secret,
      // One id: behind a broker of one's own the newest takes over by it.
      clientId: serial,
      protocolVersion: 4,
      reconnectPeriod: 0,
      connectTimeout: ANSWER_MS,
      will: { topic: topic('status'), payload: Buffer.from('offline'), qos: 1, retain: true },
    })

  const opens = `connects with serial and secret at ${url}`
  let robot: MqttClient
  try {
    robot = await enter()
    await inTime(robot.subscribeAsync([topic('commands'), topic('replies')], { qos: 1 }))
  } catch (error) {
    return yield { says: opens, wrong: `o broker não atendeu (${reasonOf(error)})` }
  }
  yield fine(opens)

  const boot = Math.floor(clock() / 1000) + 1
  let seq = 0
  const moment = (before: number) => new Date(clock() - before).toISOString()
  const say = (name: string, body: unknown) =>
    inTime(robot.publishAsync(topic(name), typeof body === 'string' ? body : JSON.stringify(body), { qos: 1 }))
  const answered = async (name: string, body: unknown): Promise<Reply> => {
    const [reply] = await Promise.all([heard(robot, topic('replies')), say(name, body)])
    return JSON.parse(reply)
  }
  const repeatedOverHttps = async (path: string, body: object) =>
    ((await ask('POST', path, body)).body as Taken).repeated

  yield tried('hello is answered on replies', { topic: 'hello', serial }, async () => {
    const { re, serial } = await answered('hello', {})
    return { ...re, serial }
  })
  const batch = { boot, seq: ++seq, points: [{ ts: moment(30_000), values: { temperature: 24.6, humidity: 61.2 } }] }
  yield tried('readings are acknowledged once they are stored: over HTTPS the same are repeated', 1, async () => {
    await say('telemetry', batch)
    return repeatedOverHttps('ganza-iot-data', batch)
  })
  const point = { boot, seq: ++seq, ts: moment(29_000), values: { temperature: 24.5 } }
  yield tried('a single point stands in the message itself', 1, async () => {
    await say('telemetry', point)
    return repeatedOverHttps('ganza-iot-data', point)
  })
  const refused = { boot, seq: ++seq, points: [{ ts: moment(28_000), values: { flavour: 3, temperature: 24 } }, {}] }
  const why = { topic: 'telemetry', boot, seq, reasons: ['0 flavour unknown_sensor', '1  no_time'] }
  yield tried('what was refused is told on replies, with its reason', why, async () => {
    const { re, rejected } = await answered('telemetry', refused)
    return { ...re, reasons: reasons(rejected) }
  })
  for (const [says, body] of [
    ['a body that is no JSON is acknowledged and answered', 'temperatura: 24'],
    ['without boot and seq', { points: [] }],
    ['a message over 64 kB', { ...batch, fill: 'x'.repeat(65_536) }],
  ] as const)
    yield tried(says, 'string', async () => typeof (await answered('telemetry', body)).error)

  const note = { seq: 1, ts: moment(1000), kind: 'note', data: { id: `check-${boot}`, text: 'conferência' } }
  yield tried('an event is acknowledged once it is stored: over HTTPS it is repeated', 1, async () => {
    await say('events', { boot, events: [note] })
    return repeatedOverHttps('ganza-events', { boot, events: [note] })
  })
  const odd = { seq: 2, ts: moment(1000), kind: 'state', data: { version: 4294967295 } }
  yield tried('an event beyond its bounds is told on replies', ['0  invalid_data'], async () =>
    reasons((await answered('events', { boot, events: [odd] })).rejected),
  )

  yield tried('a newer connection takes over', 'ended', async () => {
    const [ended, newer] = await Promise.all([end(robot), enter()])
    robot = newer
    return ended
  })
  yield tried('a wrong secret: CONNACK 5', 5, async () => {
    // It left the robot's own connection alone, or what follows fails.
    const stranger = await enter('A'.repeat(43)).catch((error: { code?: unknown }) => error)
    if ('endAsync' in stranger) await stranger.endAsync(true)
    return 'code' in stranger ? stranger.code : 'connected'
  })
  yield tried('publishing under another serial ends the connection', 'ended', async () => {
    robot.publish('ganza/GZ00000000/telemetry', JSON.stringify(batch), { qos: 1 }, () => undefined)
    return end(robot)
  })
  for (const foreign of ['ganza/GZ00000000/commands', 'ganza/+/commands'])
    yield tried(`subscribing to ${foreign} ends the connection`, 'ended', async () => {
      robot = await enter()
      robot.subscribe(foreign, { qos: 1 }, () => undefined)
      return end(robot)
    })
  yield tried('a connection that breaks leaves the last will: status offline, retained', 'offline', async () => {
    robot = await enter()
    await inTime(robot.publishAsync(topic('status'), 'online', { qos: 1, retain: true }))
    const broken = end(robot)
    // No DISCONNECT.
    robot.stream.end()
    await broken
    robot = await enter()
    const [status] = await Promise.all([
      heard(robot, topic('status'), 'offline'),
      robot.subscribeAsync(topic('status'), { qos: 1 }),
    ])
    return status
  })
  // An empty one retained is none: nothing is left behind.
  await robot.publishAsync(topic('status'), '', { qos: 1, retain: true }).catch(() => undefined)
  await robot.endAsync()
}

const heard = (client: MqttClient, topic: string, text?: string) =>
  inTime(
    new Promise<string>((tell) => {
      const listen = (name: string, payload: Buffer) => {
        if (name !== topic || (text && text !== payload.toString())) return
        client.off('message', listen)
        tell(payload.toString())
      }
      client.on('message', listen)
    }),
  )

const end = (client: MqttClient) => inTime(new Promise<'ended'>((tell) => client.once('close', () => tell('ended'))))

/** What fails or does not come in time is a line that is wrong. */
const tried = (says: string, wanted: unknown, find: () => Promise<unknown>): Promise<Check> =>
  find().then(
    (found) => check(says, found, wanted) ?? fine(says),
    (error) => ({ says, wrong: reasonOf(error) }),
  )

const reasonOf = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: unknown }
  return message || String(code ?? error)
}
