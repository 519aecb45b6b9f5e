import { char, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import type { FreightOption, LeftOut } from './quote.kinds.ts'

/** What a store offered for bringing these things there, good for half an hour. */
export const freight_quotes = pgTable(
  'freight_quotes',
  {
    id: identity(),
    uuid: uuid().notNull(),
    store_id: ref(() => stores.id, 'cascade'),
    cep: char({ length: 8 }).notNull(),
    /** '12x2 15x1': variants and quantities in order of id. Another cart needs another quote. */
    items: text().notNull(),
    options: jsonb().$type<FreightOption[]>().notNull(),
    /** What could not be offered, and why. */
    left_out: jsonb().$type<LeftOut[]>().notNull().default([]),
    created_at: createdAt(),
    expires_at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('freight_quotes_uuid').on(t.uuid),
    index('freight_quotes_same').on(t.store_id, t.cep, t.items, t.expires_at),
    index('freight_quotes_over').on(t.expires_at),
  ],
)
export type FreightQuote = typeof freight_quotes.$inferSelect
