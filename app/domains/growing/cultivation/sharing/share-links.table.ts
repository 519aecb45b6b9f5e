import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

/** A secret URL that shows one plant or one space to its holders, until it expires or is revoked (deleted). */
export const share_links = pgTable(
  'share_links',
  {
    id: identity(),
    created_by: ref(() => users.id, 'cascade'),
    plant_id: optionalRef(() => plants.id, 'cascade'),
    space_id: optionalRef(() => spaces.id, 'cascade'),
    /** Encrypted, so that its owner can see the URL again. */
    token: text().notNull(),
    token_hash: text().notNull().unique(),
    /** Omits the names of owner, plant and space. */
    discreet: boolean().notNull().default(true),
    expires_at: timestamptz().notNull(),
    uses: integer().notNull().default(0),
    last_used_at: timestamptz(),
    /** From the form: deduplicates repeated submits. */
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('share_links_plant').on(t.plant_id),
    index('share_links_space').on(t.space_id),
    index('share_links_ended').on(t.expires_at),
    unique('share_links_form').on(t.created_by, t.idempotency_key),
    check('share_links_about', sql`num_nonnulls(plant_id, space_id) = 1`),
  ],
)
export type ShareLinkRow = typeof share_links.$inferSelect
