import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { problemSlugs } from '../guessing/problem-tree.kinds.ts'
import { markSlugs, placeSlugs } from '../guessing/signs.kinds.ts'
import { entryKinds, outcomes } from './case.kinds.ts'

/** Something wrong with a plant, from the day it was seen to its outcome. Visible to those who tend the plant alone. */
export const problem_cases = pgTable(
  'problem_cases',
  {
    id: identity(),
    plant_id: ref(() => plants.id, 'cascade'),
    created_by: ref(() => users.id),
    /** What was seen on the first day, which the guesses are reckoned from. */
    places: text({ enum: placeSlugs }).array().notNull(),
    marks: text({ enum: markSlugs }).array().notNull(),
    /** What its grower calls it: of the table, or in own words; neither: nobody knows yet. */
    problem: text({ enum: problemSlugs }),
    own_name: text().notNull().default(''),
    seen_on: date().notNull(),
    /** Null while it is open. */
    outcome: text({ enum: outcomes }),
    closed_on: date(),
    idempotency_key: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    deleted_at: timestamptz(),
  },
  (t) => [
    index('problem_cases_of_plant').on(t.plant_id, t.seen_on).where(sql`deleted_at is null`),
    index('problem_cases_deleted').on(t.deleted_at).where(sql`deleted_at is not null`),
    uniqueIndex('problem_cases_idempotency_key').on(t.created_by, t.idempotency_key),
    check('problem_cases_closed', sql`(outcome is null) = (closed_on is null)`),
    check('problem_cases_name', sql`problem is null or own_name = ''`),
  ],
)
export type ProblemCaseRow = typeof problem_cases.$inferSelect

/** What was seen, done, planned or decided about a case on a day. */
export const problem_entries = pgTable(
  'problem_entries',
  {
    id: identity(),
    case_id: ref(() => problem_cases.id, 'cascade'),
    created_by: ref(() => users.id),
    kind: text({ enum: entryKinds }).notNull(),
    on: date().notNull(),
    /** A note; of a treatment what was done. */
    text: text().notNull().default(''),
    product: text().notNull().default(''),
    /** Days between the treatment and the harvest, from the product's label; null: none was typed. */
    safety_days: smallint(),
    /** Of a re-check: the task that reminds of it. */
    task_id: optionalRef(() => tasks.id, 'set null'),
    outcome: text({ enum: outcomes }),
    idempotency_key: uuid(),
    created_at: createdAt(),
    deleted_at: timestamptz(),
  },
  (t) => [
    index('problem_entries_of_case').on(t.case_id, t.on, t.id).where(sql`deleted_at is null`),
    index('problem_entries_task').on(t.task_id).where(sql`task_id is not null`),
    index('problem_entries_of_person').on(t.created_by),
    index('problem_entries_deleted').on(t.deleted_at).where(sql`deleted_at is not null`),
    unique('problem_entries_form').on(t.case_id, t.created_by, t.idempotency_key),
    check('problem_entries_treatment', sql`kind = 'tratamento' or (safety_days is null and product = '')`),
    check('problem_entries_outcome', sql`(kind = 'desfecho') = (outcome is not null)`),
  ],
)
export type ProblemEntryRow = typeof problem_entries.$inferSelect

export const problem_photos = pgTable(
  'problem_photos',
  {
    entry_id: ref(() => problem_entries.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry_id, t.file_id] }), index('problem_photos_file').on(t.file_id)],
)
