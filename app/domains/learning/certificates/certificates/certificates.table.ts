import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Proof that somebody finished a course: names, hours and syllabus frozen when it was issued. After an account's erasure
 * the name and the document are gone; its number, hash and revocation stay.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    uuid: uuid().notNull().default(sql`gen_random_uuid()`),
    enrolment_id: optionalRef(() => enrolments.id, 'set null'),
    course_id: ref(() => courses.id),
    user_id: optionalRef(() => users.id, 'set null'),
    holder_name: text(),
    /** It is a name of their confirmed registration, or their nickname; else whoever got it wrote what they liked. */
    name_known: boolean().notNull().default(false),
    course_title: text().notNull(),
    teacher_name: text().notNull(),
    minutes: integer().notNull(),
    syllabus_version: integer().notNull(),
    syllabus: jsonb().$type<{ title: string; lessons: string[] }[]>().notNull(),
    finished_at: timestamptz().notNull(),
    /** Of the document, in hexadecimal. */
    sha256: text().notNull(),
    pdf: bytea(),
    /** Its holder lets visitors find it from their profile and the course. */
    shown: boolean().notNull().default(false),
    revoked_at: timestamptz(),
    revoked_why: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('certificates_uuid').on(t.uuid),
    uniqueIndex('certificates_once').on(t.enrolment_id),
    uniqueIndex('certificates_sha256').on(t.sha256),
    index('certificates_course').on(t.course_id, t.id),
    index('certificates_user').on(t.user_id, t.id),
  ],
)
export type Certificate = typeof certificates.$inferSelect
