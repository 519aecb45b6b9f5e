import { sql } from 'drizzle-orm'
import { vpdOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/database.ts'
import { GuardMemories } from './guard-memories.queries.ts'
import { flagOfVpd, type GuardMemory, guard } from './guards.model.ts'
import { isHalfOfVpd, reckonVpd } from './read-batch.model.ts'
import type { Reading, RobotLayout, SlotValue } from './readings.kinds.ts'

/** The channel that says which robots (ids, comma separated) have new readings, after the commit. */
export const TELEMETRY_CHANNEL = 'telemetry'

/** Rows of one write, and a robot's share of them while others wait: a flood of one slows no other. */
const MOST_ROWS = 4000
const MOST_ROWS_OF_ROBOT = 500

/** Rows in which the next value of a sensor is looked for: not each of them measures each sensor. */
const MOST_LOOKED_AHEAD = 20

const WEEK = 7 * 86_400_000

/** What a message brings: each of its readings is a row. */
type Message = { left: number; stored: number; failed?: unknown; done: () => void }
type Row = { device_id: number; reading: Reading; layout: RobotLayout; received_at: number; message: Message }

/**
 * Writes the messages of a process in groups: what arrived while the last write was under way goes into the next one, as
 * one statement. A message is done after the commit.
 */
class MessageWriter {
  readonly #db: Db
  /** Rows that wait, by robot; robots that wait longer are before the others. */
  readonly #queues = new Map<number, Row[]>()
  readonly #memories: GuardMemories
  /** Weeks whose partition is there. */
  readonly #weeks = new Set<number>()
  #running = false

  constructor(db: Db) {
    this.#db = db
    this.#memories = new GuardMemories(db)
  }

  /** Stores a robot's readings; resolves after the commit with how many brought something new. */
  store(device_id: number, layout: RobotLayout, readings: Reading[], received_at: number): Promise<number> {
    if (!readings.length) return Promise.resolve(0)
    return new Promise((resolve, reject) => {
      const message: Message = {
        left: readings.length,
        stored: 0,
        done: () => (message.failed === undefined ? resolve(message.stored) : reject(message.failed)),
      }
      const queue = this.#queues.get(device_id) ?? []
      for (const reading of readings) queue.push({ device_id, reading, layout, received_at, message })
      this.#queues.set(device_id, queue)
      if (!this.#running) {
        this.#running = true
        // All that this tick of the event loop brings goes into the first write.
        setImmediate(() => this.#run())
      }
    })
  }

  async #run() {
    for (let rows = this.#next(); rows.length; rows = this.#next()) await this.#writeAll(rows)
    this.#running = false
  }

  /** The rows of the next write, in the order of their keys, a moment of a robot at most once. */
  #next(): Row[] {
    const rows: Row[] = []
    for (const [device_id, queue] of [...this.#queues]) {
      if (rows.length >= MOST_ROWS) break
      const moments = new Map<number, Row>()
      const again: Row[] = []
      for (const row of queue.splice(0, Math.min(MOST_ROWS_OF_ROBOT, MOST_ROWS - rows.length))) {
        if (moments.has(row.reading.at)) again.push(row)
        else moments.set(row.reading.at, row)
      }
      // To the end: who was served waits behind the others.
      this.#queues.delete(device_id)
      const left = again.length ? [...again, ...queue] : queue
      if (left.length) this.#queues.set(device_id, left)
      rows.push(...moments.values())
    }
    return rows.sort((a, b) => a.device_id - b.device_id || a.reading.at - b.reading.at)
  }

  /** A row that cannot be stored must not take others with it. */
  async #writeAll(rows: Row[]) {
    try {
      await this.#write(rows)
    } catch (error) {
      if (rows.length === 1 || !isOfData(error)) return settle(rows, error)
      const middle = Math.ceil(rows.length / 2)
      await this.#writeAll(rows.slice(0, middle))
      await this.#writeAll(rows.slice(middle))
    }
  }

  async #write(rows: Row[]) {
    await this.#ensureWeeks(rows)
    const memories = await this.#memories.of(rows)
    const flags = rows.map(({ reading, layout, device_id }, index) =>
      guard(reading, layout, memories.get(device_id) as GuardMemory, (slot) => nextIn(rows, index, slot)),
    )
    const stored = await insert(this.#db, rows, flags)
    this.#memories.keep(memories)
    await this.#completeVpd(rows.filter(({ reading, layout }) => isHalfOfVpd(reading, layout)))
    for (const row of rows) if (stored === 'all' || stored.has(keyOf(row))) row.message.stored += 1
    settle(rows)
  }

  /** Temperature and humidity of one moment came in two messages: their VPD is added as another sensor is. */
  async #completeVpd(halves: Row[]) {
    if (!halves.length) return
    const { rows: found } = await this.#db.execute<{ row: number; values: SlotValue[]; flags: string | null }>(sql`
      select asked.row::int - 1 as row, kept."values", kept.flags
      from unnest(
        ${list(halves, ({ device_id }) => device_id)}::int[], ${list(halves, ({ reading }) => reading.at)}::float8[]
      ) with ordinality as asked (device_id, at, row)
        join telemetry_messages kept on kept.device_id = asked.device_id and kept.at = to_timestamp(asked.at / 1000.0)`)
    const whole: Row[] = []
    const flags: (bigint | null)[] = []
    for (const one of found.sort((a, b) => a.row - b.row)) {
      const half = halves[one.row]
      const slot = half?.layout.vpd?.vpd.slot
      if (!half || !slot || (one.values[slot - 1] ?? null) !== null) continue
      const reading = { at: half.reading.at, values: [...one.values] }
      reckonVpd(reading, half.layout, vpdOf)
      const vpd = reading.values[slot - 1] ?? null
      if (vpd === null) continue
      whole.push({ ...half, reading: { at: reading.at, values: [...Array<null>(slot - 1).fill(null), vpd] } })
      flags.push(flagOfVpd(one.flags === null ? null : BigInt(one.flags), half.layout))
    }
    if (whole.length) await insert(this.#db, whole, flags)
  }

  async #ensureWeeks(rows: Row[]) {
    const missing = rows.map(({ reading }) => Math.floor(reading.at / WEEK)).filter((week) => !this.#weeks.has(week))
    if (!missing.length) return
    const first = new Date(Math.min(...missing) * WEEK).toISOString()
    const last = new Date((Math.max(...missing) + 1) * WEEK).toISOString()
    await this.#db.execute(
      // Waits for locks: not a plain select, which would hold up the reads of others.
      sql`with made as materialized (select ensure_telemetry_partitions('telemetry_messages', '1 week', ${first}::timestamptz, ${last}::timestamptz)) select count(*) from made`,
    )
    for (const week of missing) this.#weeks.add(week)
  }
}

/** The robot's next value of a slot among the rows that follow. */
function nextIn(rows: Row[], index: number, slot: number) {
  const device_id = rows[index]?.device_id
  for (const row of rows.slice(index + 1, index + 1 + MOST_LOOKED_AHEAD)) {
    if (row.device_id !== device_id) return undefined
    const value = row.reading.values[slot - 1] ?? null
    if (value !== null && !Number.isNaN(value)) return { at: row.reading.at, value }
  }
  return undefined
}

function settle(rows: Row[], failed?: unknown) {
  for (const { message } of rows) {
    if (failed !== undefined) message.failed ??= failed
    message.left -= 1
    if (!message.left) message.done()
  }
}

const keyOf = ({ device_id, reading }: Row) => `${device_id} ${reading.at}`

/** Classes 22 and 23: the rows' own fault. Anything else fails for all of them, and they are sent again. */
function isOfData(error: unknown) {
  const { cause = error } = error as { cause?: unknown }
  const { code } = cause as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}

/**
 * One statement: the messages (what was there stays, what was not measured is added), the minutes that changed, each
 * robot's newest message and contact, and who listens is told. Returns what was new. Rows are in the order of their keys,
 * so that processes that write at once wait for each other and never in a circle.
 */
async function insert(db: Db, rows: Row[], flags: (bigint | null)[]): Promise<'all' | Set<string>> {
  const { rows: answer } = await db.execute<{ count: number; stored: string[] | null }>(sql`
    with given as (
      select device_id, to_timestamp(at / 1000.0) as at, to_timestamp(received / 1000.0) as received_at, "values"::real[], flags
      from unnest(
        ${list(rows, ({ device_id }) => device_id)}::int[], ${list(rows, ({ reading }) => reading.at)}::float8[],
        ${list(rows, ({ received_at }) => received_at)}::float8[],
        ${list(rows, ({ reading }) => `"{${reading.values.map((value) => value ?? 'NULL').join()}}"`)}::text[],
        ${list(flags, (flag) => flag ?? 'NULL')}::bigint[]
      ) as rows (device_id, at, received, "values", flags)
    ), stored as (
      insert into telemetry_messages as kept (device_id, at, received_at, "values", flags)
      select * from given order by device_id, at
      on conflict (device_id, at) do update set
        "values" = merge_readings(kept."values", excluded."values"),
        flags = nullif(coalesce(kept.flags, 0) | (coalesce(excluded.flags, 0) & (
          select coalesce(bit_or(3::bigint << (2 * (slot - 1))::int), 0)
          from generate_series(1, cardinality(excluded."values")) as slot where kept."values"[slot] is null
        )), 0)
      where merge_readings(kept."values", excluded."values") is distinct from kept."values"
      returning device_id, at, received_at, "values", flags
    ), changed as (
      insert into telemetry_changes (devices, minutes)
      select array_agg(device_id), array_agg(minute)
      from (select distinct device_id, floor(extract(epoch from at) / 60)::int as minute from stored) as minutes
      having count(*) > 0
    ), newest as (
      insert into telemetry_last as last (device_id, at, received_at, "values", flags)
      select distinct on (device_id) device_id, least(at, received_at), received_at, "values", flags from stored
      order by device_id, least(at, received_at) desc, at desc
      on conflict (device_id) do update set
        at = excluded.at, received_at = excluded.received_at, "values" = excluded."values", flags = excluded.flags
      where excluded.at >= last.at
      returning device_id
    ), spoke as (
      select device_id, max(received_at) as at from given group by device_id order by device_id
    ), seen as (
      update devices set last_seen_at = greatest(last_seen_at, spoke.at), first_called_at = coalesce(first_called_at, spoke.at)
      from spoke
      where devices.id = spoke.device_id and (
        devices.last_seen_at is null or devices.first_called_at is null or devices.last_seen_at < spoke.at - interval '5 seconds'
      )
    ), told as (
      select pg_notify(${TELEMETRY_CHANNEL}, string_agg(device_id::text, ','))
      from (select device_id, (row_number() over (order by device_id) - 1) / 500 as part from spoke where device_id in (select device_id from stored)) as robots
      group by part
    )
    select count(*)::int as count,
      case when count(*) < ${rows.length} then array_agg(device_id || ' ' || round(extract(epoch from at) * 1000)) end as stored
    from stored where (select count(*) from told) >= 0`)
  const { count, stored } = answer[0] ?? { count: 0, stored: null }
  return count === rows.length ? 'all' : new Set(stored ?? [])
}

/** As PostgreSQL writes an array. */
const list = <T>(all: T[], text: (one: T) => unknown) => `{${all.map(text).join()}}`

const writers = new WeakMap<object, MessageWriter>()

/** The writer of this process (of a test: of its transaction). */
export function messageWriter({ db }: Context): MessageWriter {
  const known = writers.get(db)
  if (known) return known
  const writer = new MessageWriter(db)
  writers.set(db, writer)
  return writer
}
