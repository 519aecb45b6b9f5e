import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { mixPartNames, moveKinds, nutrientUnits } from './nutrient.kinds.ts'

/** What a fertilizer is in the mix: name, brand, NPK, price and content are those of its item. */
export const nutrients = pgTable('nutrients', {
  stuff_id: integer()
    .primaryKey()
    .references(() => stuffs.id, { onDelete: 'cascade' }),
  part: text({ enum: mixPartNames }).notNull(),
  unit: text({ enum: nutrientUnits }).notNull(),
  /** g/ml: turns a dose in the other unit into this one. */
  density: numeric({ precision: 6, scale: 3, mode: 'number' }),
  /** mS/cm that one unit a litre adds. */
  ec_per_unit: numeric({ precision: 8, scale: 4, mode: 'number' }),
  updated_at: createdAt(),
})
export type Nutrient = typeof nutrients.$inferSelect

/** What came, was counted or was used, in the product's unit. What is left is their sum. */
export const nutrient_moves = pgTable(
  'nutrient_moves',
  {
    id: identity(),
    stuff_id: ref(() => nutrients.stuff_id, 'cascade'),
    kind: text({ enum: moveKinds }).notNull(),
    /** Less than 0: taken. */
    amount: numeric({ precision: 14, scale: 4, mode: 'number' }).notNull(),
    /** Of a use: the journal's line, which takes it along when it is corrected or taken back. */
    update_id: optionalRef(() => updates.id, 'set null'),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('nutrient_moves_of_product').on(t.stuff_id, t.id),
    unique('nutrient_moves_update').on(t.update_id, t.stuff_id),
    unique('nutrient_moves_form').on(t.stuff_id, t.idempotency_key),
    check('nutrient_moves_use', sql`update_id is null or kind = 'uso'`),
  ],
)
