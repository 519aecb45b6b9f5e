import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { createdAt, identity, ref } from '#platform/database/columns.ts'

/** A store's own way of sending, with prices by place and weight. */
export const freight_tables = pgTable(
  'freight_tables',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    /** Free from this amount of goods on; none: never. */
    free_from: integer(),
    created_at: createdAt(),
  },
  (t) => [index('freight_tables_store').on(t.store_id, t.id)],
)

/** The price of a range of CEPs and weights. The lightest that holds the parcel counts; ranges of a table do not overlap. */
export const freight_rates = pgTable(
  'freight_rates',
  {
    id: identity(),
    table_id: ref(() => freight_tables.id, 'cascade'),
    cep_from: char({ length: 8 }).notNull(),
    cep_to: char({ length: 8 }).notNull(),
    max_grams: integer().notNull(),
    price: integer().notNull(),
    days_min: smallint().notNull(),
    days_max: smallint().notNull(),
  },
  (t) => [
    index('freight_rates_table').on(t.table_id, t.cep_from, t.max_grams),
    check('freight_rates_range', sql`cep_from <= cep_to and max_grams > 0 and price >= 0 and days_min <= days_max`),
  ],
)
