import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { genetics } from '#domains/garden/genetics/library/genetics.table.ts'
import { genetic_stocks } from '#domains/garden/genetics/stock/genetic-stocks.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { ownedColumns, ownedIndexes } from '#platform/owned/owned-columns.ts'
import { spaces } from '../spaces/spaces.table.ts'

export const origins = ['semente', 'clone'] as const
/** 'arquivada' is no status: see `archived_at`. */
export const plantStatuses = ['viva', 'colhida', 'morta'] as const
/** With every decimal that a weight of the journal has. */
const grams = () => numeric({ precision: 12, scale: 4, mode: 'number' })

export const plants = pgTable(
  'plants',
  {
    ...ownedColumns(() => users.id),
    /** As its grower wrote it; the entry that it names, when there is one. */
    genetic_name: text(),
    genetic_id: optionalRef(() => genetics.id, 'set null'),
    /** The pack that its seed or clone came from. */
    genetic_stock_id: optionalRef(() => genetic_stocks.id, 'set null'),
    origin: text({ enum: origins }).notNull().default('semente'),
    /** The mother plant of a clone. */
    mother_id: integer().references((): AnyPgColumn => plants.id, { onDelete: 'set null' }),
    /** Free text of the owner: plants under one net, or of one round. */
    group_name: text(),
    plant_cycle_id: ref(() => catalogue_items.id),
    /** Its current space, of the same owner. */
    space_id: optionalRef(() => spaces.id, 'set null'),
    /** First day of the current cycle. */
    cycle_since: date().notNull(),
    started_on: date().notNull(),
    status: text({ enum: plantStatuses }).notNull().default('viva'),
    /** Day of harvest or loss. */
    ended_on: date(),
    /** Harvest weights in grams; null when not weighed, never 0. */
    wet_g: grams(),
    dry_g: grams(),
    cured_g: grams(),
    loss_cause: text(),
    archived_at: timestamptz(),
  },
  (t) => [
    ...ownedIndexes('plants', t),
    index('plants_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('plants_public').on(t.id).where(sql`not private and archived_at is null and deleted_at is null`),
    index('plants_mother').on(t.mother_id),
    index('plants_genetic').on(t.genetic_id).where(sql`genetic_id is not null`),
    index('plants_genetic_stock').on(t.genetic_stock_id).where(sql`genetic_stock_id is not null`),
    index('plants_cycle').on(t.plant_cycle_id),
    index('plants_in_space').on(t.space_id, t.id).where(sql`deleted_at is null`),
  ],
)
export type Plant = typeof plants.$inferSelect

export const plant_photos = pgTable(
  'plant_photos',
  {
    plant_id: ref(() => plants.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plant_id, t.file_id] }), index('plant_photos_file').on(t.file_id)],
)

/** One row per cycle that the plant entered; the newest is the current one. */
export const plant_cycle_changes = pgTable(
  'plant_cycle_changes',
  {
    id: identity(),
    plant_id: ref(() => plants.id, 'cascade'),
    plant_cycle_id: ref(() => catalogue_items.id),
    on: date().notNull(),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    index('plant_cycle_changes_plant').on(t.plant_id, t.on, t.id),
    index('plant_cycle_changes_cycle').on(t.plant_cycle_id),
  ],
)

/** The space of a plant from a day on; null: none. Written only by `place-changes.actions.ts`. */
export const plant_places = pgTable(
  'plant_places',
  {
    plant_id: ref(() => plants.id, 'cascade'),
    space_id: optionalRef(() => spaces.id, 'set null'),
    since: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plant_id, t.since] }), index('plant_places_space').on(t.space_id, t.plant_id)],
)
