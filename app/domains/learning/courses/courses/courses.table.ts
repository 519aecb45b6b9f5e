import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { createdAt, identity, optionalRef, ref, timestamptz, tsvector } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { courseAccesses, courseLevels, courseStates } from './course.kinds.ts'

const shown = sql`state = 'publicado' and hidden_at is null and deleted_at is null`

/** A course, of one store and one teacher. What its pupils learn stands in `lessons`. */
export const courses = pgTable(
  'courses',
  {
    id: identity(),
    slug: text().notNull(),
    store_id: ref(() => stores.id),
    /** Who teaches it, and edits it whether or not they work in the store. */
    teacher_id: ref(() => users.id),
    /** Who was asked to teach it, and is told nothing of its pupils until they accept. */
    invited_teacher_id: optionalRef(() => users.id, 'set null'),
    created_by: ref(() => users.id),
    title: text().notNull(),
    /** One sentence under the title. */
    summary: text().notNull().default(''),
    about: jsonb().$type<RichText>().notNull(),
    level: text({ enum: courseLevels }).notNull(),
    access: text({ enum: courseAccesses }).notNull(),
    cover_id: optionalRef(() => files.id),
    cover_alt: text().notNull().default(''),
    /** Address of a video that is open to all. */
    /** To be finished by who comes in from that moment on, before they enter its classes. */
    requires_id: integer().references((): AnyPgColumn => courses.id, { onDelete: 'set null' }),
    requires_since: timestamptz(),
    trailer_url: text().notNull().default(''),
    state: text({ enum: courseStates }).notNull().default('rascunho'),
    /** Grows when a class comes in or goes: a pupil's progress is reckoned by the classes of the version they began with. */
    syllabus_version: integer().notNull().default(0),
    published_at: timestamptz(),
    hidden_at: timestamptz(),
    deleted_at: timestamptz(),
    /** Its reviews that are shown. */
    reviews_count: integer().notNull().default(0),
    stars_sum: integer().notNull().default(0),
    idempotency_key: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('grower'::regconfig, plain_plurals(title)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(summary)), 'B')`,
    ),
  },
  (t) => [
    uniqueIndex('courses_slug').on(t.slug),
    uniqueIndex('courses_idempotency_key').on(t.created_by, t.idempotency_key),
    index('courses_newest').on(t.published_at, t.id).where(shown),
    index('courses_requires').on(t.requires_id),
    index('courses_store').on(t.store_id, t.id).where(sql`deleted_at is null`),
    index('courses_teacher').on(t.teacher_id, t.id).where(sql`deleted_at is null`),
    index('courses_invited_teacher').on(t.invited_teacher_id),
    index('courses_search').using('gin', t.search).where(shown),
    check('courses_stars', sql`stars_sum between reviews_count and reviews_count * 5`),
  ],
)
export type Course = typeof courses.$inferSelect

/** Pictures of `about` and of its classes' texts. */
export const course_photos = pgTable(
  'course_photos',
  {
    course_id: ref(() => courses.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.course_id, t.file_id] }), index('course_photos_file').on(t.file_id)],
)

/** What opens a course: products of its store; what each opens follows from its kind. */
export const course_products = pgTable(
  'course_products',
  {
    product_id: ref(() => products.id, 'cascade').primaryKey(),
    course_id: ref(() => courses.id, 'cascade'),
    /** For how long it opens, from the payment; without: for good. Who bought keeps what it was then. */
    access_days: smallint(),
    created_at: createdAt(),
  },
  (t) => [
    index('course_products_course').on(t.course_id),
    check('course_products_days', sql`access_days between 1 and 3650`),
  ],
)
