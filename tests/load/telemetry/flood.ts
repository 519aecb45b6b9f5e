import { Agent, request } from 'node:http'
import { openLine } from './mqtt-lines.ts'

/**
 * Robots that send as fast as they are acknowledged, in a process of their own (`flood.ts <plan as JSON>`): prints
 * messages, rows and the times from send to acknowledgement as JSON. Each robot has `window` messages under way.
 */
export type Flood = {
  way: 'mqtt' | 'single' | 'batch'
  port: number
  seconds: number
  window: number
  /** Points in a message. */
  points: number
  robots: { serial: string; secret: string }[]
}
export type Flooded = { messages: number; rows: number; seconds: number; p50: number; p99: number; refused: number }

const plan = JSON.parse(process.argv[2] ?? '{}') as Flood
const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const took: number[] = []
let refused = 0

/** Moments of one robot never repeat, and lie in the last hour: its clock runs on from where it began. */
function messagesOf(robot: number) {
  let [seq, at] = [0, Date.now() - 3_000_000 + robot]
  const boot = Math.floor(Date.now() / 1000)
  const value = (n: number) => Math.round((20 + ((seq * 7 + n * 13) % 100) / 10) * 100) / 100
  const point = () => {
    at += 1
    return {
      ts: at,
      values: {
        temperature: value(1),
        humidity: value(2) + 30,
        co2: value(3) + 400,
        soil_moisture: value(4),
        ppfd: value(5) * 20,
        leaf_temperature: value(6),
      },
    }
  }
  return () => {
    seq += 1
    return JSON.stringify(
      plan.points === 1 ? { boot, seq, ...point() } : { boot, seq, points: Array.from({ length: plan.points }, point) },
    )
  }
}

const post = (body: string, { serial, secret }: Flood['robots'][number]) =>
  new Promise<void>((done, fail) => {
    const headers = {
      authorization: `Bearer gnz_${serial}_${secret}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const path = '/api/v1/ganza/ganza-iot-data'
    request({ port: plan.port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) => {
      if (answer.statusCode !== 200) refused += 1
      answer.resume().on('end', done)
    })
      .on('error', fail)
      .end(body)
  })

const started = performance.now()
const end = started + plan.seconds * 1000
await Promise.all(
  plan.robots.map(async (robot, at) => {
    const next = messagesOf(at)
    const line =
      plan.way === 'mqtt'
        ? await openLine({
            port: plan.port,
            user: robot.secret ? robot.serial : undefined,
            password: robot.secret || undefined,
            id: robot.serial,
            topic: `ganza/${robot.serial}/telemetry`,
          })
        : undefined
    const send = line ? line.publish : (body: string) => post(body, robot)
    const keepSending = async () => {
      while (performance.now() < end) {
        const sent = performance.now()
        await send(next())
        took.push(performance.now() - sent)
      }
    }
    await Promise.all(Array.from({ length: plan.window }, keepSending))
    line?.close()
  }),
)
agent.destroy()
const seconds = (performance.now() - started) / 1000
const sorted = took.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const flooded: Flooded = {
  messages: took.length,
  rows: took.length * plan.points,
  seconds,
  p50: at(0.5),
  p99: at(0.99),
  refused,
}
console.log(JSON.stringify(flooded))
