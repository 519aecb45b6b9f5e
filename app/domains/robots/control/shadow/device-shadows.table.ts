import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { timestamptz } from '#platform/database/columns.ts'
import type { Desired, Reported } from './shadow.schemas.ts'

/** What a robot shall be like, and what it says that it is like. */
export const device_shadows = pgTable('device_shadows', {
  device_id: integer()
    .primaryKey()
    .references(() => devices.id),
  desired: jsonb().$type<Desired>().notNull(),
  /** Grows with every wish; the robot reports up to which it has followed. */
  desired_version: integer().notNull().default(0),
  desired_at: timestamptz(),
  reported: jsonb().$type<Reported>(),
  reported_version: integer().notNull().default(0),
  reported_at: timestamptz(),
})
export type DeviceShadow = typeof device_shadows.$inferSelect
