import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { event_types } from '../types/event-types.table.ts'
import { eventAudiences, eventStates, placeStates } from './event.kinds.ts'

/** A meeting in the agenda of who teaches: a class for all to see, an hour for questions. */
export const course_events = pgTable(
  'course_events',
  {
    id: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    text: text().notNull().default(''),
    type_id: ref(() => event_types.id),
    /** Of which course it is; for its pupils alone when the audience says so (then without a course it is nobody's). */
    course_id: optionalRef(() => courses.id, 'set null'),
    /** Who holds it, and made it. */
    teacher_id: ref(() => users.id),
    audience: text({ enum: eventAudiences }).notNull().default('todos'),
    starts_at: timestamptz().notNull(),
    ends_at: timestamptz().notNull(),
    /** None: as many as come. */
    capacity: integer(),
    /** Of the meeting; told to who has a place, from shortly before it begins. */
    link: text().notNull().default(''),
    place: text().notNull().default(''),
    state: text({ enum: eventStates }).notNull().default('rascunho'),
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('course_events_slug').on(t.slug),
    uniqueIndex('course_events_idempotency_key').on(t.teacher_id, t.idempotency_key),
    index('course_events_coming').on(t.starts_at, t.id).where(sql`state <> 'rascunho'`),
    index('course_events_teacher').on(t.teacher_id, t.starts_at),
    index('course_events_course').on(t.course_id, t.starts_at),
    index('course_events_type').on(t.type_id),
    check('course_events_times', sql`ends_at > starts_at`),
  ],
)
export type CourseEvent = typeof course_events.$inferSelect

/** Somebody in an event, once. Ids grow as people come in: they are the order of the waiting list. */
export const event_places = pgTable(
  'event_places',
  {
    id: identity(),
    event_id: ref(() => course_events.id, 'cascade'),
    user_id: ref(() => users.id),
    state: text({ enum: placeStates }).notNull(),
    /** When they were reminded a day before, and an hour before. */
    reminded_day_at: timestamptz(),
    reminded_hour_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('event_places_once').on(t.event_id, t.user_id),
    index('event_places_user').on(t.user_id, t.event_id),
    index('event_places_state').on(t.event_id, t.state, t.id),
  ],
)
export type EventPlace = typeof event_places.$inferSelect
