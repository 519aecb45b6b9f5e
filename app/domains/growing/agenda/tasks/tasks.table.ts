import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { plan_stages, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

/**
 * Something to do, once or repeatedly, on a plant, a space or a plan. `due_at` is its next date; only an act advances
 * it, never the clock.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    created_by: ref(() => users.id),
    plant_id: optionalRef(() => plants.id, 'cascade'),
    space_id: optionalRef(() => spaces.id, 'cascade'),
    plan_id: optionalRef(() => plans.id, 'cascade'),
    /** The plan stage that it comes from; moving that stage's future dates moves it. */
    plan_stage_id: optionalRef(() => plan_stages.id, 'cascade'),
    title: text().notNull(),
    notes: text().notNull().default(''),
    /** The activity logged when it is done; none for a plain reminder. */
    kind: text({ enum: activitySlugs }),
    activity_type_id: optionalRef(() => activity_types.id),
    /** RFC 5545, without DTSTART: computed from the last act. */
    rrule: text(),
    /** Days excluded from the recurrence. */
    exdates: date().array().notNull().default(sql`'{}'::date[]`),
    due_at: timestamptz().notNull(),
    all_day: boolean().notNull().default(true),
    /**
     * Reminder so many minutes before `due_at` (after it when negative: 8 o'clock of an all-day task); none: no
     * reminder.
     */
    remind_minutes: integer(),
    reminded_for: timestamptz(),
    snoozed_until: timestamptz(),
    /** Nobody but its creator sees it, also on a plant that others see. */
    own_only: boolean().notNull().default(false),
    /** Completed for good, or its plan's stage has ended. */
    closed_at: timestamptz(),
    idempotency_key: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    deleted_at: timestamptz(),
  },
  (t) => [
    index('tasks_due').on(t.created_by, t.due_at).where(sql`closed_at is null and deleted_at is null`),
    index('tasks_of_plant').on(t.plant_id, t.due_at).where(sql`deleted_at is null`),
    index('tasks_of_space').on(t.space_id, t.due_at).where(sql`deleted_at is null`),
    index('tasks_of_plan').on(t.plan_id, t.due_at).where(sql`deleted_at is null`),
    // Pending reminders by their time; sent ones leave the partial index.
    index('tasks_to_remind')
      .on(sql`((due_at at time zone 'UTC') - remind_minutes * interval '1 minute')`)
      .where(
        sql`remind_minutes is not null and closed_at is null and deleted_at is null and reminded_for is distinct from due_at`,
      ),
    uniqueIndex('tasks_idempotency_key').on(t.created_by, t.idempotency_key),
    check('tasks_about', sql`num_nonnulls(plant_id, space_id, plan_id) = 1`),
  ],
)
export type Task = typeof tasks.$inferSelect

/** Outcome of each date of a task: done or skipped, when, and the act that was logged with it. */
export const task_acts = pgTable(
  'task_acts',
  {
    id: identity(),
    task_id: ref(() => tasks.id, 'cascade'),
    planned_at: timestamptz().notNull(),
    /** None: skipped. */
    done_at: timestamptz(),
    act_key: uuid(),
    /** Completing the task wrote the act, so undoing deletes it. Otherwise the act was logged first and stays. */
    wrote: boolean().notNull().default(false),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    unique('task_acts_once').on(t.task_id, t.planned_at),
    index('task_acts_act').on(t.act_key),
    index('task_acts_of_person').on(t.created_by, t.created_at),
  ],
)
export type TaskAct = typeof task_acts.$inferSelect

/** The secret URL from which calendar clients read the agenda; only the token's hash is searchable. */
export const agenda_feeds = pgTable('agenda_feeds', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted, so that its owner can see the URL again. */
  token: text().notNull(),
  token_hash: text().notNull().unique(),
  /** Uses 'Tarefa' for all titles, because others may see the calendar. */
  discreet: boolean().notNull().default(false),
  created_at: createdAt(),
})
