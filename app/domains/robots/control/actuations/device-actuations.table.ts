import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { ref, timestamptz } from '#platform/database/columns.ts'

/** A channel changed its level, and why: rule, inputs and values at that moment ('por que ligou?'). */
export const device_actuations = pgTable(
  'device_actuations',
  {
    /** The event that told of it. */
    event_id: bigint({ mode: 'number' }).primaryKey(),
    device_id: ref(() => devices.id),
    channel: text().notNull(),
    /** 0 to 100. */
    level: smallint().notNull(),
    at: timestamptz().notNull(),
    by: text({ enum: ['mode', 'manual', 'safety'] }).notNull(),
    /** The mode and version that ran, the block that decided, and the readings that it saw. */
    why: jsonb().$type<ActuationWhy>().notNull(),
  },
  (t) => [index('device_actuations_channel').on(t.device_id, t.channel, t.at)],
)
export type ActuationWhy = {
  mode?: { slug: string; version: number }
  block?: string
  /** Readings by key of the sensor, as the robot saw them. */
  inputs?: Record<string, number | null>
  command?: string
  /** No actuation told of it: a state said that it is so, from that moment on. */
  from_state?: true
  /** The robot started, which switched it off: the start's event, and its cause as it was told. */
  start?: { id: number; cause: string }
}
