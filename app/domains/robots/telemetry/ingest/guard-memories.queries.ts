import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/database/database.ts'
import { MINUTE } from '#shared/durations.ts'
import { type GuardMemory, guard, JUMP_WINDOW, newMemory } from './guards.model.ts'
import type { Reading, RobotLayout } from './readings.kinds.ts'

/** The most messages that are read again to know what came before a reading. */
const MOST_READ = 1000

type Judged = { device_id: number; reading: Reading; layout: RobotLayout }

/**
 * What each robot measured last, so that a reading is judged against those before it. Kept in memory while readings come
 * in order; read from the messages for a robot that is not known yet, and for readings that come late.
 */
export class GuardMemories {
  readonly #db: Db
  readonly #kept = new LRUCache<number, GuardMemory>({ max: 20_000 })

  constructor(db: Db) {
    this.#db = db
  }

  /** The memory of each robot of `rows` (in order of robot and time), as it was before its first row. A copy. */
  async of(rows: Judged[]): Promise<Map<number, GuardMemory>> {
    const memories = new Map<number, GuardMemory>()
    const unknown: Judged[] = []
    for (const row of rows) {
      if (memories.has(row.device_id)) continue
      const kept = this.#kept.get(row.device_id)
      const is_after = kept && kept.at < row.reading.at
      memories.set(row.device_id, is_after ? copyOf(kept) : newMemory())
      if (!is_after) unknown.push(row)
    }
    if (unknown.length) await this.#read(unknown, memories)
    return memories
  }

  /** After the write. A memory of late readings is not the newest. */
  keep(memories: Map<number, GuardMemory>) {
    for (const [device_id, memory] of memories) {
      const kept = this.#kept.get(device_id)
      if (!kept || memory.at >= kept.at) this.#kept.set(device_id, memory)
    }
  }

  async #read(unknown: Judged[], memories: Map<number, GuardMemory>) {
    const { rows } = await this.#db.execute<{ device_id: number; at: number; values: (number | null)[] }>(sql`
      select before.device_id, extract(epoch from before.at)::float8 * 1000 as at, before."values"
      from unnest(
        ${sql.param(unknown.map(({ device_id }) => device_id))}::int[],
        ${sql.param(unknown.map(({ reading }) => reading.at))}::float8[],
        ${sql.param(unknown.map(({ layout }) => windowOf(layout)))}::float8[]
      ) as asked (device_id, at, span), lateral (
        select m.device_id, m.at, m."values" from telemetry_messages m
        where m.device_id = asked.device_id and m.at < to_timestamp(asked.at / 1000)
          and m.at >= to_timestamp((asked.at - asked.span) / 1000)
        order by m.at desc limit ${MOST_READ}
      ) as before
      order by before.device_id, before.at`)
    const layouts = new Map(unknown.map(({ device_id, layout }) => [device_id, layout]))
    for (const { device_id, at, values } of rows) {
      const [layout, memory] = [layouts.get(device_id), memories.get(device_id)]
      if (layout && memory) guard({ at: Math.round(at), values }, layout, memory)
    }
  }
}

const copyOf = ({ at, seen }: GuardMemory): GuardMemory => ({ at, seen: [...seen] })

const windowOf = ({ sensors }: RobotLayout) =>
  Math.max(JUMP_WINDOW, ...[...sensors.values()].map(({ stuck_minutes }) => (stuck_minutes ?? 0) * MINUTE))
