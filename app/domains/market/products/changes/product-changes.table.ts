import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { products } from '../products/products.table.ts'
import { changeStates, type ReviewedValues } from './product-change.kinds.ts'

/** An edit of a published product that waits for staff, as a difference; the live one stays as it is meanwhile. */
export const product_changes = pgTable(
  'product_changes',
  {
    id: identity(),
    product_id: ref(() => products.id, 'cascade'),
    created_by: ref(() => users.id),
    state: text({ enum: changeStates }).notNull().default('pendente'),
    /** Only what differs: as it was when written, and as it shall be. */
    before: jsonb().$type<Partial<ReviewedValues>>().notNull(),
    after: jsonb().$type<Partial<ReviewedValues>>().notNull(),
    /** Why it was refused, in words for its store. */
    reason: text(),
    decided_by: optionalRef(() => users.id),
    decided_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('product_changes_pending').on(t.product_id).where(sql`state = 'pendente'`),
    index('product_changes_product').on(t.product_id, t.id),
  ],
)
export type ProductChange = typeof product_changes.$inferSelect
