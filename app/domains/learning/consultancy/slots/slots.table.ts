import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { bookingStates } from './booking.kinds.ts'

/** A time that a teacher keeps for a member of a course's consultancy. */
export const consultancy_slots = pgTable(
  'consultancy_slots',
  {
    id: identity(),
    course_id: ref(() => courses.id, 'cascade'),
    teacher_id: ref(() => users.id),
    starts_at: timestamptz().notNull(),
    minutes: smallint().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    // Whatever the course: nobody is at two places.
    uniqueIndex('consultancy_slots_once').on(t.teacher_id, t.starts_at),
    index('consultancy_slots_course').on(t.course_id, t.starts_at),
    check('consultancy_slots_minutes', sql`minutes between 10 and 480`),
  ],
)
export type ConsultancySlot = typeof consultancy_slots.$inferSelect

/** A slot that a member took. One that was cancelled stays, and leaves the slot free. */
export const consultancy_bookings = pgTable(
  'consultancy_bookings',
  {
    id: identity(),
    slot_id: ref(() => consultancy_slots.id, 'cascade'),
    user_id: ref(() => users.id),
    state: text({ enum: bookingStates }).notNull().default('confirmada'),
    /** What the member wants to talk about. */
    note: text().notNull().default(''),
    /** Of the meeting, by who teaches. */
    link: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('consultancy_bookings_living').on(t.slot_id).where(sql`state <> 'cancelada'`),
    index('consultancy_bookings_slot').on(t.slot_id, t.id),
    index('consultancy_bookings_user').on(t.user_id, t.id),
  ],
)
export type ConsultancyBooking = typeof consultancy_bookings.$inferSelect
