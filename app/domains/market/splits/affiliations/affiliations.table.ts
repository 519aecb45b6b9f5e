import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { affiliate_programmes, programme_terms } from '../programmes/programmes.table.ts'
import { affiliationStates, consentActs } from './affiliation.kinds.ts'

/** Somebody who sells by a link. One at a time per person and programme. */
export const affiliations = pgTable(
  'affiliations',
  {
    id: identity(),
    programme_id: ref(() => affiliate_programmes.id),
    user_id: ref(() => users.id),
    /** In the link: '?a=7KQ2M9XD'. */
    code: text().notNull(),
    state: text({ enum: affiliationStates }).notNull(),
    /** How they mean to tell of it, for the store. */
    message: text().notNull().default(''),
    /** Why it was refused, suspended or ended, in words for the affiliate. */
    reason: text(),
    /** Ended by the store: the links work until then. */
    ends_at: timestamptz(),
    decided_by: optionalRef(() => users.id),
    decided_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('affiliations_code').on(t.code),
    uniqueIndex('affiliations_live')
      .on(t.programme_id, t.user_id)
      .where(sql`state in ('pendente', 'ativa', 'suspensa')`),
    index('affiliations_user').on(t.user_id, t.id),
    index('affiliations_decided_by').on(t.decided_by),
    index('affiliations_ending').on(t.ends_at).where(sql`state in ('ativa', 'suspensa')`),
    check('affiliations_reason', sql`state <> 'recusada' or reason is not null`),
  ],
)
export type Affiliation = typeof affiliations.$inferSelect

/** Who agreed to which version of the terms, and who was told of it. Append-only. */
export const affiliation_terms = pgTable(
  'affiliation_terms',
  {
    id: identity(),
    affiliation_id: ref(() => affiliations.id),
    terms_id: ref(() => programme_terms.id),
    act: text({ enum: consentActs }).notNull(),
    user_id: ref(() => users.id),
    at: timestamptz().notNull(),
  },
  (t) => [
    uniqueIndex('affiliation_terms_once').on(t.affiliation_id, t.terms_id, t.act),
    index('affiliation_terms_user').on(t.user_id),
  ],
)
