import { sql } from 'drizzle-orm'
import { index, numeric, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { mixPartNames } from '../products/nutrient.kinds.ts'

const ec = () => numeric({ precision: 6, scale: 3, mode: 'number' })

/** A mix per litre: its grower's alone. */
export const recipes = pgTable(
  'recipes',
  {
    id: identity(),
    created_by: ref(() => users.id),
    name: text().notNull(),
    /** mS/cm of the water, and of the mix. */
    water_ec: ec(),
    target_ec: ec(),
    note: text().notNull().default(''),
    idempotency_key: uuid(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('recipes_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    unique('recipes_idempotency_key').on(t.created_by, t.idempotency_key),
  ],
)
export type RecipeRow = typeof recipes.$inferSelect

export const recipeUnits = ['ml/L', 'g/L'] as const

/** One of the grower's items, or a product by name. */
export const recipe_lines = pgTable(
  'recipe_lines',
  {
    recipe_id: ref(() => recipes.id, 'cascade'),
    position: smallint().notNull(),
    stuff_id: optionalRef(() => stuffs.id, 'set null'),
    name: text().notNull(),
    part: text({ enum: mixPartNames }).notNull(),
    amount: numeric({ precision: 10, scale: 3, mode: 'number' }).notNull(),
    unit: text({ enum: recipeUnits }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipe_id, t.position] }), index('recipe_lines_stuff').on(t.stuff_id)],
)

/** A feeding that was logged from a recipe: what the mix should have measured, and did. The act itself is the journal's. */
export const feedings = pgTable(
  'feedings',
  {
    id: identity(),
    created_by: ref(() => users.id),
    recipe_id: ref(() => recipes.id, 'cascade'),
    act_key: uuid().notNull(),
    litres: numeric({ precision: 9, scale: 3, mode: 'number' }).notNull(),
    expected_ec: ec(),
    measured_ec: ec(),
    created_at: createdAt(),
  },
  (t) => [unique('feedings_act').on(t.created_by, t.act_key), index('feedings_of_recipe').on(t.recipe_id, t.id)],
)
