import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { series } from '../../../app/domains/robots/telemetry/index.ts'
import type { Viewer } from '../../../app/platform/access/viewer.ts'
import { createContext } from '../../../app/platform/context.ts'
import { openDatabase } from '../../../app/platform/database/database.ts'
import { socketUrl } from '../../../app/platform/postgres/connection.ts'
import { testEnvironment } from '../../environment.ts'
import { type Robot, someRobots } from '../../faults/telemetry/robots.ts'
import { startSite } from '../../site/start-site.ts'

const DAY = 86_400_000
const EVERY_MS = 30_000
const ROBOTS = 10
const DAYS = Number(process.env.BENCH_DAYS ?? 365)
const RUNS = 30
const MOST = 1.3

const charts = [
  { chart: '24 h', days: 1 },
  { chart: '30 d', days: 30 },
  { chart: '1 a', days: 365 },
]

/**
 * Charts of 24 h, 30 days and a year when ten robots have sent each 30 s for a year, against a database in which they have
 * for a day: p50 of `series` (all six sensors, 720 points), interleaved; and bytes a message. True when none costs 1.3 times more.
 */
export async function yearOfTelemetry() {
  const [small, large] = [await filled(1), await filled(DAYS)]
  try {
    const rows = []
    let held = true
    for (const { chart, days } of charts) {
      const times: [number[], number[]] = [[], []]
      for (let run = -5; run < RUNS; run++)
        for (const [at, world] of [small, large].entries()) {
          const ms = await world.read(days, Math.abs(run) % ROBOTS)
          if (run >= 0) times[at]?.push(ms)
        }
      const [few, many] = times.map(median) as [number, number]
      // Of a year's chart a day's data is a single day: the year is asked of the large one alone.
      if (days === 1) held = many / few < MOST
      rows.push({
        chart,
        'p50 a day of data': few.toFixed(2),
        'p50 a year of data': many.toFixed(2),
        ratio: (many / few).toFixed(2),
      })
    }
    console.table(rows)
    console.log(
      `${large.messages} messages, ${large.bytes.toFixed(0)} bytes each with their index; with all rollups ${large.all.toFixed(0)}`,
    )
    return held
  } finally {
    await small.stop()
    await large.stop()
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function filled(days: number) {
  const site = await startSite({ WORLD: 'empty' })
  const databaseUrl = socketUrl(join(site.folder, 'postgres/socket'), 'grower')
  const robots = await someRobots(databaseUrl, ROBOTS)
  const until = Math.floor(Date.now() / 3_600_000) * 3_600_000
  await copyMessages(databaseUrl, robots, { from: until - days * DAY, until })
  const { messages, bytes, all } = await rollUpAll(databaseUrl)
  console.log(`${days} d: ${messages} messages`)
  const database = openDatabase(databaseUrl, { transactions: 2 })
  const admin = { id: 0, user_type: 'admin', roles: ['admin'], permissions: [] as string[] } as unknown as Viewer
  const ctx = createContext({ db: database.db, env: testEnvironment(), viewer: admin })
  return {
    messages,
    bytes,
    all,
    async read(length: number, robot: number) {
      const started = performance.now()
      await series(ctx, {
        id_or_serial: robots[robot]?.serial ?? '',
        from: new Date(until - length * DAY).toISOString(),
        to: new Date(until).toISOString(),
        points: 720,
      })
      return performance.now() - started
    },
    async stop() {
      await database.close()
      await site.stop()
    },
  }
}

/** Six readings each 30 s. */
async function copyMessages(
  databaseUrl: string,
  robots: Robot[],
  { from: begin, until }: { from: number; until: number },
) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select ensure_telemetry_partitions($1, $2, to_timestamp($3), to_timestamp($4))', [
    'telemetry_messages',
    '1 week',
    begin / 1000,
    until / 1000,
  ])
  function* lines() {
    let part = ''
    for (let at = begin; at < until; at += EVERY_MS) {
      const moment = new Date(at).toISOString()
      const wave = Math.sin((at / DAY) * 2 * Math.PI)
      const value = (base: number, width: number) => (base + width * wave + Math.random()).toFixed(2)
      for (const { id } of robots) {
        const values = [value(24, 4), value(60, 10), value(700, 200), value(50, 8), value(400, 400), value(23, 4)]
        part += `${id}\t${moment}\t${moment}\t{${values.join()}}\n`
      }
      if (part.length > 65_536) {
        yield part
        part = ''
      }
    }
    yield part
  }
  await pipeline(
    Readable.from(lines()),
    client.query(from('copy telemetry_messages (device_id, at, received_at, "values") from stdin')),
  )
  await client.query('vacuum analyze telemetry_messages')
  await client.end()
}

/** All tiers at once, as `rollUp` would have reckoned them minute by minute; how large everything became. */
async function rollUpAll(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const zone = `'America/Sao_Paulo'`
  const tiers = [
    ['telemetry_1m', 'telemetry_messages', `date_trunc('minute', at)`],
    ['telemetry_5m', 'telemetry_1m', `date_bin('5 minutes', at, 'epoch')`],
    ['telemetry_1h', 'telemetry_5m', `date_trunc('hour', at, ${zone})`],
    ['telemetry_1d', 'telemetry_1h', `date_trunc('day', at, ${zone})`],
  ]
  for (const [table, below, begin] of tiers) {
    if (table === 'telemetry_1m' || table === 'telemetry_5m')
      await client.query(
        `select ensure_telemetry_partitions('${table}', '1 month', min(at), max(at)) from telemetry_messages`,
      )
    const raw = below === 'telemetry_messages'
    const slot = (n: number, column: string) => (raw ? `"values"[${n}]` : `${column}[${n}]`)
    const each = (make: (n: number) => string) => `array[${[1, 2, 3, 4, 5, 6].map(make).join()}]::real[]`
    await client.query(`
      insert into ${table} (device_id, at, lows, highs, means, counts, messages)
      select device_id, ${begin}, ${each((n) => `min(${slot(n, 'lows')})`)}, ${each((n) => `max(${slot(n, 'highs')})`)},
        ${each((n) => `avg(${slot(n, 'means')})`)},
        array[${[1, 2, 3, 4, 5, 6].map((n) => (raw ? `count(${slot(n, '')})` : `sum(counts[${n}])`)).join()}]::int[],
        ${raw ? 'count(*)' : 'sum(messages)'}::int
      from ${below} group by 1, 2`)
    await client.query(`vacuum analyze ${table}`)
  }
  const size = (tables: string) =>
    `(select sum(pg_total_relation_size(c.oid)) from pg_class c where c.relname ~ '${tables}' and c.relkind = 'r')`
  const { rows } = await client.query<{ messages: string; raw: string; every: string }>(
    `select (select count(*) from telemetry_messages) as messages, ${size('^telemetry_messages')} as raw, ${size('^telemetry_(messages|1m|5m|1h|1d)')} as every`,
  )
  await client.end()
  const [{ messages, raw, every } = { messages: '0', raw: '0', every: '0' }] = rows
  const count = Number(messages)
  return { messages: count, bytes: Number(raw) / count, all: Number(every) / count }
}
