import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { badges } from '../badges/badges.table.ts'
import { enrolmentStates } from './mission.kinds.ts'

/** Up to three conditions in a window, for points and perhaps a badge. */
export const missions = pgTable(
  'missions',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    text: text().notNull().default(''),
    starts_at: timestamptz().notNull(),
    ends_at: timestamptz().notNull(),
    first_action_id: ref(() => action_types.id),
    first_times: smallint().notNull(),
    second_action_id: optionalRef(() => action_types.id),
    second_times: smallint().notNull().default(0),
    third_action_id: optionalRef(() => action_types.id),
    third_times: smallint().notNull().default(0),
    points: smallint().notNull(),
    badge_id: optionalRef(() => badges.id),
    active: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('missions_slug').on(t.slug),
    index('missions_first').on(t.first_action_id),
    index('missions_second').on(t.second_action_id),
    index('missions_third').on(t.third_action_id),
    index('missions_badge').on(t.badge_id),
    check('missions_window', sql`ends_at > starts_at`),
  ],
)
export type Mission = typeof missions.$inferSelect

/** Somebody in a mission: once. What they did before `enrolled_at` does not count. */
export const mission_enrolments = pgTable(
  'mission_enrolments',
  {
    id: identity(),
    mission_id: ref(() => missions.id),
    user_id: ref(() => users.id),
    state: text({ enum: enrolmentStates }).notNull().default('inscrito'),
    enrolled_at: timestamptz().notNull(),
    done_at: timestamptz(),
    rewarded_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('mission_enrolments_once').on(t.mission_id, t.user_id),
    index('mission_enrolments_user').on(t.user_id, t.state),
  ],
)
export type MissionEnrolment = typeof mission_enrolments.$inferSelect
