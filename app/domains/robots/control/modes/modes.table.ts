import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import type { ModeProgram } from './mode-program.schemas.ts'

/** What a robot can be told to do: ready modes of a model (`owner_id` null), or a grower's own one ('meu-modo'). */
export const device_modes = pgTable(
  'device_modes',
  {
    id: identity(),
    model_id: ref(() => device_models.id),
    owner_id: optionalRef(() => users.id),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    order_by: smallint().notNull().default(0),
    /** The cycles of a plant for which it is meant (slugs of `ciclos_da_planta`). */
    cycles: text().array().notNull().default(sql`'{}'`),
    /** The newest version. */
    version: integer().notNull().default(1),
    /** Whoever has this may see it and copy it into their own. */
    share_key: uuid(),
    /** What it was copied from. */
    copied_from: integer(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('device_modes_ready').on(t.model_id, t.slug).where(sql`owner_id is null and deleted_at is null`),
    uniqueIndex('device_modes_own').on(t.owner_id, t.model_id).where(sql`owner_id is not null and deleted_at is null`),
    uniqueIndex('device_modes_share').on(t.share_key),
  ],
)
export type DeviceMode = typeof device_modes.$inferSelect

/** A version of a mode: never changed, so that what a robot ran can be read later. */
export const device_mode_versions = pgTable(
  'device_mode_versions',
  {
    mode_id: ref(() => device_modes.id),
    version: integer().notNull(),
    program: jsonb().$type<ModeProgram>().notNull(),
    /** Of the program (`hashOfProgram`): the robot reports the one that it runs. */
    hash: text().notNull(),
    note: text().notNull().default(''),
    created_by: optionalRef(() => users.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.mode_id, t.version] }), index('device_mode_versions_by').on(t.created_by)],
)
