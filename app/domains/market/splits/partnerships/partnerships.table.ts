import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { partnershipStates, versionStates } from './partnership.kinds.ts'

/** A store shares what it sells with a person or another store, once they agree. */
export const partnerships = pgTable(
  'partnerships',
  {
    id: identity(),
    store_id: ref(() => stores.id),
    /** None: every product of the store. */
    product_id: optionalRef(() => products.id),
    partner_user_id: optionalRef(() => users.id),
    partner_store_id: optionalRef(() => stores.id),
    state: text({ enum: partnershipStates }).notNull().default('proposta'),
    /** Words with the proposal. */
    message: text().notNull().default(''),
    /** Ended by one side, told three days before. */
    ends_at: timestamptz(),
    ended_by: optionalRef(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    check('partnerships_partner', sql`num_nonnulls(partner_user_id, partner_store_id) = 1`),
    check('partnerships_other', sql`partner_store_id <> store_id`),
    uniqueIndex('partnerships_live')
      .on(
        t.store_id,
        sql`coalesce(product_id, 0)`,
        sql`coalesce(partner_user_id, 0)`,
        sql`coalesce(partner_store_id, 0)`,
      )
      .where(sql`state in ('proposta', 'aceita')`),
    index('partnerships_store').on(t.store_id, t.id),
    index('partnerships_product').on(t.product_id),
    index('partnerships_partner_user').on(t.partner_user_id).where(sql`partner_user_id is not null`),
    index('partnerships_partner_store').on(t.partner_store_id).where(sql`partner_store_id is not null`),
    index('partnerships_ended_by').on(t.ended_by),
    index('partnerships_ending').on(t.ends_at).where(sql`state = 'aceita'`),
  ],
)
export type Partnership = typeof partnerships.$inferSelect

/** What was proposed and agreed, version by version. In force is the newest agreed one whose day has come. */
export const partnership_versions = pgTable(
  'partnership_versions',
  {
    id: identity(),
    partnership_id: ref(() => partnerships.id),
    version: smallint().notNull(),
    /** Of what a sale leaves after the platform, the affiliate and the payment's fee. */
    bps: integer().notNull(),
    starts_on: date().notNull(),
    /** Last day; none: without end. */
    ends_on: date(),
    state: text({ enum: versionStates }).notNull().default('proposta'),
    proposed_by: ref(() => users.id),
    proposed_at: timestamptz().notNull(),
    answered_by: optionalRef(() => users.id),
    answered_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('partnership_versions_version').on(t.partnership_id, t.version),
    uniqueIndex('partnership_versions_open').on(t.partnership_id).where(sql`state = 'proposta'`),
    index('partnership_versions_proposed_by').on(t.proposed_by),
    index('partnership_versions_answered_by').on(t.answered_by),
    check('partnership_versions_bps', sql`bps between 1 and 9000`),
    check('partnership_versions_days', sql`ends_on >= starts_on`),
  ],
)
export type PartnershipVersion = typeof partnership_versions.$inferSelect
