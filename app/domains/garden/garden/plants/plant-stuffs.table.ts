import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, ref } from '#platform/database/columns.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'
import { plants } from './plants.table.ts'

export const setupRoles = ['vase', 'substrate', 'fertilizante'] as const

/** Set-up of a plant: one pot, one substrate, many fertilizers. One item may be used by many plants. */
export const plant_stuffs = pgTable(
  'plant_stuffs',
  {
    plant_id: ref(() => plants.id, 'cascade'),
    stuff_id: ref(() => stuffs.id, 'cascade'),
    role: text({ enum: setupRoles }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.plant_id, t.stuff_id] }),
    uniqueIndex('plant_stuffs_single').on(t.plant_id, t.role).where(sql`role in ('vase', 'substrate')`),
    index('plant_stuffs_stuff').on(t.stuff_id),
  ],
)
