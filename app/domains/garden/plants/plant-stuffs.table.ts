import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { stuffs } from '../stuffs/stuffs.table.ts'
import { plants } from './plants.table.ts'

export const setupRoles = ['vase', 'substrate', 'fertilizante'] as const

/** Set-up of a plant: one pot, one substrate, many fertilizers. One item may be used by many plants. */
export const plant_stuffs = pgTable(
  'plant_stuffs',
  {
    plant_id: integer()
      .notNull()
      .references(() => plants.id, { onDelete: 'cascade' }),
    stuff_id: integer()
      .notNull()
      .references(() => stuffs.id, { onDelete: 'cascade' }),
    role: text({ enum: setupRoles }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.plant_id, t.stuff_id] }),
    uniqueIndex('plant_stuffs_single').on(t.plant_id, t.role).where(sql`role in ('vase', 'substrate')`),
    index('plant_stuffs_stuff').on(t.stuff_id),
  ],
)
