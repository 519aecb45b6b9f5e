import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { socketUrl } from '../../../app/platform/postgres/connection.ts'
import { query } from '../../faults/site.ts'
import { someRobots } from '../../faults/telemetry/robots.ts'
import { freePort, startSite } from '../../site/start-site.ts'
import { copyRows } from './copy-rows.ts'
import type { Flood, Flooded } from './flood.ts'
import { startMosquitto, untilListens } from './mosquitto.ts'
import { type Seen, watchChart } from './open-chart.ts'

const ROBOTS = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const COPIED = 300_000

type Rate = {
  what: string
  'messages/s': number
  'rows/s': number
  'p50 ms': number
  'p99 ms': number
  /** Of another robot's readings at that time, until its open chart has them: half of them, and the slowest. */
  'chart p50 ms'?: number
  'chart most ms'?: number
  refused: number
}

/**
 * Messages of six readings from 50 robots to a site of its own, with the database on the same cores, stored before they
 * are acknowledged: over MQTT one by one, over HTTP one by one and in batches; and beside it a bare COPY of such rows, and
 * Mosquitto with a minimal writer, which acknowledges before it stores. Meanwhile the chart of another robot is open.
 * BENCH_SECONDS each (60).
 */
export async function telemetryRates() {
  const mqttPort = await freePort()
  const site = await startSite({ WORLD: 'empty', MQTT_PORT: String(mqttPort), ROBOT_MESSAGES_PER_SECOND: '100000' })
  const databaseUrl = socketUrl(join(site.folder, 'postgres/socket'), 'grower')
  const httpPort = Number(new URL(site.base).port)
  const rates: Rate[] = []
  try {
    await untilListens(mqttPort)
    const copied = await copyRows(databaseUrl, COPIED)
    const floods: [string, Partial<Flood>][] = [
      ['MQTT QoS 1, one by one', { way: 'mqtt', port: mqttPort, window: 16, points: 1 }],
      ['HTTP, one by one', { way: 'single', port: httpPort, window: 2, points: 1 }],
      ['HTTP, batches of 200', { way: 'batch', port: httpPort, window: 1, points: 200 }],
    ]
    for (const [what, flood] of floods) {
      const robots = await someRobots(databaseUrl, ROBOTS)
      const chart = await watchChart(site.base, databaseUrl, mqttPort)
      const flooded = await flooding({ seconds: SECONDS, robots, ...flood } as Flood)
      const seen = await chart.stop()
      const [stored] = await query<{ count: number }>(
        databaseUrl,
        'select count(*)::int as count from telemetry_messages where device_id = any($1)',
        [robots.map(({ id }) => id)],
      )
      if (stored?.count !== flooded.rows)
        throw new Error(`${what}: ${flooded.rows} acknowledged, ${stored?.count} stored`)
      rates.push(rateOf(what, flooded, seen))
    }
    rates.push(await minimal(databaseUrl))
    console.table(rates)
    const rowsOf = (at: number) => rates[at]?.['rows/s'] ?? 0
    console.log(`bare COPY: ${Math.round(copied)} rows/s; batches are ${(rowsOf(2) / copied).toFixed(2)} of it`)
    console.log(`MQTT is ${(rowsOf(0) / rowsOf(3)).toFixed(2)} of Mosquitto with a minimal writer`)
    return true
  } finally {
    await site.stop()
  }
}

const rateOf = (what: string, { messages, rows, seconds, p50, p99, refused }: Flooded, seen?: Seen): Rate => ({
  what,
  'messages/s': Math.round(messages / seconds),
  'rows/s': Math.round(rows / seconds),
  'p50 ms': Number(p50.toFixed(1)),
  'p99 ms': Number(p99.toFixed(1)),
  'chart p50 ms': seen && Number(seen.p50.toFixed(1)),
  'chart most ms': seen && Number(seen.most.toFixed(1)),
  refused,
})

async function flooding(flood: Flood): Promise<Flooded> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'flood.ts'), JSON.stringify(flood)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  await once(child, 'exit')
  return JSON.parse(said) as Flooded
}

/** The same messages to Mosquitto, and what a minimal writer had stored when the flood was over. */
async function minimal(databaseUrl: string): Promise<Rate> {
  const port = await freePort()
  const broker = await startMosquitto(port)
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'minimal-writer.ts'), `mqtt://127.0.0.1:${port}`, databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await once(writer.stdout, 'data')
    const robots = Array.from({ length: ROBOTS }, (_, at) => ({ serial: `bench${at}`, secret: '' }))
    const flooded = await flooding({ way: 'mqtt', port, seconds: SECONDS, window: 16, points: 1, robots })
    const said = once(writer.stdout, 'data')
    writer.kill('SIGTERM')
    const { written } = JSON.parse(String((await said)[0])) as { written: number }
    const rate = rateOf('Mosquitto and a minimal writer', flooded)
    return { ...rate, 'rows/s': Math.round(written / flooded.seconds) }
  } finally {
    writer.kill('SIGKILL')
    broker.stop()
  }
}
