import { sql } from 'drizzle-orm'
import { doublePrecision, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz, tsvector } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { audiences } from '../audiences/audience.kinds.ts'

const shown = sql`deleted_at is null and hidden_at is null`
const ranked = sql`deleted_at is null and hidden_at is null and available_by = 'todos'`

/** A post of the banca. Ids grow with time: they are the order of every feed by time. */
export const posts = pgTable(
  'posts',
  {
    id: identity(),
    /** First words and a random end; never changed, so that links stay valid. */
    slug: text().notNull(),
    created_by: ref(() => users.id),
    text: text().notNull().default(''),
    /** Of paid content: what everybody may read. */
    teaser: text().notNull().default(''),
    available_by: text({ enum: audiences }).notNull().default('todos'),
    /** Of those, the pupils or members of one course alone. */
    course_id: optionalRef(() => courses.id, 'cascade'),
    /** One video, instead of photos. */
    video_id: optionalRef(() => videos.id),
    /** What it is about, of its author. */
    plant_id: optionalRef(() => plants.id, 'set null'),
    space_id: optionalRef(() => spaces.id, 'set null'),
    plan_id: optionalRef(() => plans.id, 'set null'),
    /** A course that everybody may see, whoever teaches it. */
    about_course_id: optionalRef(() => courses.id, 'set null'),
    /** Phase of the plant, or of the plan, and its day (1 the first), when the post was written. */
    plant_cycle_id: optionalRef(() => catalogue_items.id),
    cycle_day: smallint(),
    /** Rank by saves, comments and age (ranking.model.ts); moves with the counters. */
    rank: doublePrecision().notNull(),
    idempotency_key: uuid(),
    pinned_at: timestamptz(),
    /** Chosen by staff for the highlights. */
    highlighted_at: timestamptz(),
    /** Hidden by moderation: its author and staff still see it. */
    hidden_at: timestamptz(),
    edited_at: timestamptz(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    /** What it is found by. Paid content by its teaser alone: who found it by the rest would know the rest. */
    search: tsvector().generatedAlwaysAs(
      sql`to_tsvector('grower'::regconfig, plain_plurals(case when available_by = 'pago' then teaser else text end))`,
    ),
  },
  (t) => [
    uniqueIndex('posts_slug').on(t.slug),
    uniqueIndex('posts_idempotency_key').on(t.created_by, t.idempotency_key),
    index('posts_of_person').on(t.created_by, t.id).where(sql`deleted_at is null`),
    index('posts_newest').on(t.id).where(shown),
    index('posts_search').using('gin', t.search).where(sql`deleted_at is null`),
    index('posts_ranked').on(t.rank, t.id).where(ranked),
    index('posts_for_few').on(t.available_by, t.id).where(sql`available_by <> 'todos' and deleted_at is null`),
    index('posts_highlighted').on(t.highlighted_at).where(sql`highlighted_at is not null and deleted_at is null`),
    index('posts_of_phase').on(t.plant_cycle_id, t.id).where(shown),
    index('posts_of_week').on(t.plant_cycle_id, sql`((cycle_day - 1) / 7)`, t.id).where(shown),
    index('posts_ranked_phase').on(t.plant_cycle_id, t.rank, t.id).where(ranked),
    index('posts_ranked_week').on(t.plant_cycle_id, sql`((cycle_day - 1) / 7)`, t.rank, t.id).where(ranked),
    uniqueIndex('posts_video').on(t.video_id),
    index('posts_of_plant').on(t.plant_id, t.id).where(sql`plant_id is not null`),
    index('posts_of_space').on(t.space_id, t.id).where(sql`space_id is not null`),
    index('posts_of_course').on(t.course_id, t.id).where(sql`course_id is not null`),
    index('posts_of_plan').on(t.plan_id, t.id).where(sql`plan_id is not null`),
  ],
)
/** The week of the phase, 0 the first: as the indexes have it. */
export const weekColumn = sql<number>`((posts.cycle_day - 1) / 7)`

export type Post = typeof posts.$inferSelect

/** Up to ten photos, in order, each with what it shows for those who cannot see it. */
export const post_photos = pgTable(
  'post_photos',
  {
    post_id: ref(() => posts.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
    alt: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.post_id, t.file_id] }), index('post_photos_file').on(t.file_id)],
)

/** What a post said before each edit. */
export const post_versions = pgTable(
  'post_versions',
  {
    id: identity(),
    post_id: ref(() => posts.id, 'cascade'),
    text: text().notNull(),
    /** For whom it was written then; what was kept before this was asked is its author's alone. */
    available_by: text({ enum: audiences }),
    course_id: optionalRef(() => courses.id, 'cascade'),
    /** When it stopped saying so. */
    until: timestamptz().notNull(),
  },
  (t) => [index('post_versions_post').on(t.post_id, t.id), index('post_versions_course').on(t.course_id)],
)

/** Who is named in a post; told once, also after edits. */
export const post_mentions = pgTable(
  'post_mentions',
  {
    post_id: ref(() => posts.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.post_id, t.user_id] }), index('post_mentions_user').on(t.user_id)],
)
