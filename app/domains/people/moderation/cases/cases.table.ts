import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { reportCategories } from '../reports/category.kinds.ts'
import { appealOutcomes, caseStates, entryKinds, outcomes, reportedKinds } from './case.kinds.ts'

const moment = () => timestamptz()
const person = () => optionalRef(() => users.id)
const ofCase = () => ref(() => moderation_cases.id, 'cascade')

/** What a decision undoes when its appeal is granted: what `hide` or `remove` returned, and whether it suspended. */
export type Undo = { thing?: unknown; suspended?: boolean }

/** All reports of one thing as it was then, and what was decided. The thing as it was seen stays here. */
export const moderation_cases = pgTable(
  'moderation_cases',
  {
    id: identity(),
    /** In the address of the appeal. */
    uuid: uuid().notNull().default(sql`gen_random_uuid()`),
    target: text({ enum: reportedKinds }).notNull(),
    target_id: integer().notNull(),
    /** Null once the account was erased. */
    author_id: person(),
    seen_title: text().notNull(),
    seen_text: text().notNull(),
    seen_url: text().notNull(),
    state: text({ enum: caseStates }).notNull().default('aberta'),
    assigned_to: person(),
    reports_count: integer().notNull().default(0),
    last_reported_at: moment().notNull(),
    outcome: text({ enum: outcomes }),
    /** Read by the author. */
    reason: text(),
    decided_by: person(),
    decided_at: moment(),
    suspended_until: moment(),
    undo: jsonb().$type<Undo>(),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('moderation_cases_uuid').on(t.uuid),
    // The reports of one thing fold into one case.
    uniqueIndex('moderation_cases_open').on(t.target, t.target_id).where(sql`state <> 'decidida'`),
    index('moderation_cases_of_thing').on(t.target, t.target_id, t.id),
    index('moderation_cases_queue').on(t.state, t.created_at),
    index('moderation_cases_author').on(t.author_id, t.id),
  ],
)
export type ModerationCase = typeof moderation_cases.$inferSelect

/** One person's report, or the system's (nobody's). Only the team knows whose it is. */
export const moderation_reports = pgTable(
  'moderation_reports',
  {
    id: identity(),
    case_id: ofCase(),
    reporter_id: person(),
    category: text({ enum: reportCategories }).notNull(),
    text: text().notNull().default(''),
    /** Written by the word list. */
    by_system: boolean().notNull().default(false),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('moderation_reports_once').on(t.case_id, t.reporter_id),
    uniqueIndex('moderation_reports_system').on(t.case_id).where(sql`by_system`),
    index('moderation_reports_person').on(t.reporter_id),
    index('moderation_reports_day').on(t.created_at),
  ],
)
export type ModerationReport = typeof moderation_reports.$inferSelect

/** The photos as they were seen: held (`files.held`) until the case is old. */
export const moderation_case_photos = pgTable(
  'moderation_case_photos',
  {
    case_id: ofCase(),
    file_id: ref(() => files.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.file_id] }), index('moderation_case_photos_file').on(t.file_id)],
)

/** The history of a case with the team's notes. */
export const moderation_entries = pgTable(
  'moderation_entries',
  {
    id: identity(),
    case_id: ofCase(),
    user_id: person(),
    kind: text({ enum: entryKinds }).notNull(),
    text: text().notNull().default(''),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('moderation_entries_case').on(t.case_id, t.id)],
)

/** The author's appeal: one per decision. */
export const moderation_appeals = pgTable(
  'moderation_appeals',
  {
    id: identity(),
    case_id: ofCase(),
    text: text().notNull(),
    outcome: text({ enum: appealOutcomes }),
    reason: text(),
    decided_by: person(),
    decided_at: moment(),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('moderation_appeals_once').on(t.case_id),
    index('moderation_appeals_waiting').on(t.created_at).where(sql`decided_at is null`),
  ],
)
export type ModerationAppeal = typeof moderation_appeals.$inferSelect
