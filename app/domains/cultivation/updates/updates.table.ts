import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { files } from '#platform/files/files.table.ts'
import { plants } from '../plants/plants.table.ts'

export const updateKinds = ['nota'] as const

/** What was done or seen on a plant. The text is the grower's own. */
export const plant_updates = pgTable(
  'plant_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    plant_id: integer()
      .notNull()
      .references(() => plants.id, { onDelete: 'cascade' }),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: updateKinds }).notNull().default('nota'),
    text: text().notNull(),
    happened_at: timestamp({ withTimezone: true }).notNull(),
    idempotency_key: uuid(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('plant_updates_timeline').on(t.plant_id, t.happened_at, t.id).where(sql`deleted_at is null`),
    uniqueIndex('plant_updates_idempotency_key').on(t.created_by, t.idempotency_key),
  ],
)
export type PlantUpdate = typeof plant_updates.$inferSelect

export const plant_update_photos = pgTable(
  'plant_update_photos',
  {
    update_id: integer()
      .notNull()
      .references(() => plant_updates.id, { onDelete: 'cascade' }),
    file_id: integer()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.update_id, t.file_id] }), index('plant_update_photos_file').on(t.file_id)],
)
