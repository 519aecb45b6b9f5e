import { sql } from 'drizzle-orm'
import { index, numeric, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { ownedColumns, ownedIndexes } from '#platform/owned/owned-columns.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'

export const spaceKinds = ['tenda', 'armario', 'quarto', 'estufa', 'externo', 'secagem', 'cura'] as const

export const spaces = pgTable(
  'spaces',
  {
    ...ownedColumns(() => users.id),
    kind: text({ enum: spaceKinds }).notNull().default('tenda'),
    width_cm: smallint(),
    depth_cm: smallint(),
    height_cm: smallint(),
    /** Leaf minus air, °C, used for VPD; none: the default estimate. */
    leaf_offset: numeric({ precision: 3, scale: 1, mode: 'number' }),
    archived_at: timestamptz(),
  },
  (t) => [
    ...ownedIndexes('spaces', t),
    index('spaces_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('spaces_public').on(t.id).where(sql`not private and archived_at is null and deleted_at is null`),
  ],
)
export type Space = typeof spaces.$inferSelect

export const space_photos = pgTable(
  'space_photos',
  {
    space_id: ref(() => spaces.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.space_id, t.file_id] }), index('space_photos_file').on(t.file_id)],
)

export const equipmentRoles = ['growbox', 'lamps', 'ventilador', 'exaustor', 'telemetria'] as const

/** Equipment of a space: one grow box, any number of others. An item is in one space at a time. */
export const space_stuffs = pgTable(
  'space_stuffs',
  {
    space_id: ref(() => spaces.id, 'cascade'),
    stuff_id: ref(() => stuffs.id, 'cascade'),
    role: text({ enum: equipmentRoles }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.space_id, t.stuff_id] }),
    uniqueIndex('space_stuffs_growbox').on(t.space_id).where(sql`role = 'growbox'`),
    uniqueIndex('space_stuffs_stuff').on(t.stuff_id),
  ],
)
