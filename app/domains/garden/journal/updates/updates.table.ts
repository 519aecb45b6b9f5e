import { sql } from 'drizzle-orm'
import { check, index, jsonb, numeric, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { activitySlugs } from '../activities/activity.kinds.ts'
import { activity_types } from '../activities/activity-types.table.ts'
import type { Measures } from '../activities/metric.kinds.ts'

/**
 * What was done, observed or measured, on one plant or on a space. An act on several plants is a row per plant with one
 * `act_key`, so that each has its own values. The text is the user's own.
 */
export const updates = pgTable(
  'updates',
  {
    id: identity(),
    /** Null: about the space itself. */
    plant_id: optionalRef(() => plants.id, 'cascade'),
    /** The space itself, or the plant's space at that time. */
    space_id: optionalRef(() => spaces.id, 'set null'),
    created_by: ref(() => users.id),
    kind: text({ enum: activitySlugs }).notNull().default('nota'),
    /** For kind 'propria': the user's own activity. */
    activity_type_id: optionalRef(() => activity_types.id),
    /** The cycle, health, appearance or care that it references. */
    catalogue_item_id: optionalRef(() => catalogue_items.id),
    /** The cycle change that it recorded: both are changed and deleted together. */
    cycle_change_id: optionalRef(() => plant_cycle_changes.id, 'set null'),
    text: text().notNull().default(''),
    measures: jsonb().$type<Measures>().notNull().default({}),
    happened_at: timestamptz().notNull(),
    /** Idempotency key, from the form or the phone. */
    act_key: uuid().notNull().default(sql`gen_random_uuid()`),
    edited_at: timestamptz(),
    created_at: createdAt(),
    deleted_at: timestamptz(),
  },
  (t) => [
    index('updates_of_plant').on(t.plant_id, t.happened_at, t.id).where(sql`deleted_at is null`),
    index('updates_in_space').on(t.space_id, t.happened_at, t.id).where(sql`deleted_at is null`),
    index('updates_newest').on(t.happened_at, t.id).where(sql`plant_id is not null and deleted_at is null`),
    index('updates_of_person').on(t.created_by, t.happened_at).where(sql`deleted_at is null`),
    index('updates_cycle_change').on(t.cycle_change_id).where(sql`cycle_change_id is not null`),
    unique('updates_act').on(t.created_by, t.act_key, t.plant_id, t.space_id).nullsNotDistinct(),
    check('updates_about', sql`num_nonnulls(plant_id, space_id) > 0 or deleted_at is not null`),
    check('updates_own_type', sql`(kind = 'propria') = (activity_type_id is not null)`),
  ],
)
export type Update = typeof updates.$inferSelect

export const update_photos = pgTable(
  'update_photos',
  {
    update_id: ref(() => updates.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.update_id, t.file_id] }), index('update_photos_file').on(t.file_id)],
)

export const doseUnits = ['ml/L', 'g/L', 'ml', 'g'] as const

/** A dose: one of the owner's items, or a product by name. */
export const update_doses = pgTable(
  'update_doses',
  {
    update_id: ref(() => updates.id, 'cascade'),
    position: smallint().notNull(),
    stuff_id: optionalRef(() => stuffs.id, 'set null'),
    /** Name at that time: renaming or deleting the item does not change the journal. */
    name: text().notNull(),
    amount: numeric({ precision: 10, scale: 3, mode: 'number' }).notNull(),
    unit: text({ enum: doseUnits }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.update_id, t.position] }), index('update_doses_stuff').on(t.stuff_id)],
)

/** Content of an update before each correction. Append-only. */
export const update_versions = pgTable(
  'update_versions',
  {
    id: identity(),
    update_id: ref(() => updates.id, 'cascade'),
    edited_by: ref(() => users.id),
    edited_at: createdAt(),
    before: jsonb().$type<UpdateVersion>().notNull(),
  },
  (t) => [index('update_versions_update').on(t.update_id, t.id)],
)
export type UpdateVersion = {
  text: string
  measures: Measures
  happened_at: string
  catalogue_item_id: number | null
  doses: { name: string; amount: number; unit: (typeof doseUnits)[number] }[]
}
