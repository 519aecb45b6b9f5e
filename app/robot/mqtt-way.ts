import { connectAsync } from 'mqtt'
import { type Credential, httpsWay } from './https-way.ts'
import type { Batch, Command, Hello, ToldBatch, Way } from './protocol.ts'

/** How long an answer is awaited; later it counts as lost, and what was said is said again. */
export const ANSWER_MS = 10_000

/** Speaks MQTT 3.1.1 with the broker at `url`, and HTTPS with `base` for what MQTT has not (a new secret). */
export async function mqttWay(url: string, base: string, credential: Credential): Promise<Way> {
  const { serial, secret } = credential
  const topic = (name: string) => `ganza/${serial}/${name}`
  let take: (command: Command) => void = () => undefined
  const greeted: ((hello: Hello) => void)[] = []
  const client = await connectAsync(url, {
    username: serial,
    password: secret,
    clientId: `${serial}-${Math.random().toString(36).slice(2, 8)}`,
    protocolVersion: 4,
    reconnectPeriod: 2000,
    will: { topic: topic('status'), payload: Buffer.from('offline'), qos: 1, retain: true },
  })
  client.on('message', (name, payload) => {
    const message = JSON.parse(payload.toString())
    if (name === topic('commands')) take(message as Command)
    else if (name === topic('replies') && message.desired) for (const tell of greeted.splice(0)) tell(message as Hello)
  })
  await client.subscribeAsync([topic('commands'), topic('replies')], { qos: 1 })
  await client.publishAsync(topic('status'), 'online', { qos: 1, retain: true })

  const say = async (name: string, body: object) => {
    // The client would keep it and wait; the robot keeps it itself, and lives on.
    if (!client.connected) throw new Error('sem rede')
    await inTime(client.publishAsync(topic(name), JSON.stringify(body), { qos: 1 }))
    return {}
  }
  return {
    hello: () =>
      inTime(
        new Promise<Hello>((tell, fail) => {
          greeted.push(tell)
          say('hello', {}).catch(fail)
        }),
      ),
    telemetry: (batch: Batch) => say('telemetry', batch),
    events: (batch: ToldBatch) => say('events', batch),
    commands: async () => [],
    onCommand: (taker) => {
      take = taker
    },
    rotate: () => httpsWay(base, credential).rotate(),
    close: () => client.endAsync(),
  }
}

export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('sem resposta a tempo')), ANSWER_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
