import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { ownedColumns, ownedIndexes } from '#platform/owned/owned-columns.ts'
import type { StageTask, Targets } from '../stages/stage.kinds.ts'

export const growMethods = ['solo', 'coco', 'hidroponia', 'externo', 'outro'] as const

/** A cultivation plan: stages with lengths and targets, for some plants in some spaces. A template has no dates. */
export const plans = pgTable(
  'plans',
  {
    ...ownedColumns(() => users.id),
    method: text({ enum: growMethods }).notNull().default('solo'),
    plan_status_id: ref(() => catalogue_items.id),
    /** Day 1. None: not started. */
    starts_on: date(),
    template: boolean().notNull().default(false),
    /** Source of its stages: another plan, or a template of the site. */
    copied_from_id: integer().references((): AnyPgColumn => plans.id, { onDelete: 'set null' }),
    source: text().notNull().default(''),
    /** Incremented with each change of the stages; each version is stored in `plan_versions`. */
    version: integer().notNull().default(1),
    archived_at: timestamptz(),
    /** Since when others see it: none of its versions before that is theirs. */
    published_at: timestamptz(),
  },
  (t) => [
    ...ownedIndexes('plans', t),
    index('plans_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('plans_public').on(t.id).where(sql`not private and archived_at is null and deleted_at is null`),
    index('plans_status').on(t.plan_status_id),
    index('plans_copied_from').on(t.copied_from_id),
  ],
)
export type Plan = typeof plans.$inferSelect

/** One stage, in order. Its first day is computed from `starts_on` and the days before it. */
export const plan_stages = pgTable(
  'plan_stages',
  {
    id: identity(),
    plan_id: ref(() => plans.id, 'cascade'),
    position: smallint().notNull(),
    plant_cycle_id: ref(() => catalogue_items.id),
    /** 'Flora inicial': finer than the cycle. */
    name: text().notNull(),
    days: smallint().notNull(),
    light_hours: numeric({ precision: 3, scale: 1, mode: 'number' }),
    targets: jsonb().$type<Targets>().notNull().default({}),
    tasks: jsonb().$type<StageTask[]>().notNull().default([]),
    notes: text().notNull().default(''),
  },
  (t) => [index('plan_stages_plan').on(t.plan_id, t.position), index('plan_stages_cycle').on(t.plant_cycle_id)],
)
export type PlanStage = typeof plan_stages.$inferSelect
/** A stage in a version; `id` identifies it while it is in the plan. */
export type VersionStage = Omit<PlanStage, 'plan_id'>

/** The stages of each version, and the reason of the change. Append-only. */
export const plan_versions = pgTable(
  'plan_versions',
  {
    plan_id: ref(() => plans.id, 'cascade'),
    version: integer().notNull(),
    reason: text().notNull().default(''),
    starts_on: date(),
    stages: jsonb().$type<VersionStage[]>().notNull(),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.plan_id, t.version] })],
)

export const plan_spaces = pgTable(
  'plan_spaces',
  {
    plan_id: ref(() => plans.id, 'cascade'),
    space_id: ref(() => spaces.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.plan_id, t.space_id] }), index('plan_spaces_space').on(t.space_id)],
)

/** The plants of a plan. A plant follows one plan at a time. */
export const plan_plants = pgTable(
  'plan_plants',
  {
    plan_id: ref(() => plans.id, 'cascade'),
    plant_id: ref(() => plants.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.plan_id, t.plant_id] }), uniqueIndex('plan_plants_plant').on(t.plant_id)],
)
