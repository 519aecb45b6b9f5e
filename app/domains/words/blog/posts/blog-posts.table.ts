import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import { createdAt, identity, optionalRef, ref, timestamptz, tsvector } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { blog_categories } from '../categories/blog-categories.table.ts'
import { blog_tags } from '../tags/blog-tags.table.ts'
import type { WorkText } from '../works/works.schemas.ts'
import { workStates } from './work-state.kinds.ts'

const read = sql`state = 'publicado' and hidden_at is null and deleted_at is null`

/**
 * A work and, once approved, the post that is read. What is written stands in `draft`; what readers get are the columns
 * of the same names, copied from it when it is approved, so that nothing half-typed or unread by the team is ever out.
 */
export const blog_posts = pgTable(
  'blog_posts',
  {
    id: identity(),
    slug: text().notNull(),
    /** Who began it; `blog_authors` has who signs. */
    created_by: ref(() => users.id),
    state: text({ enum: workStates }).notNull().default('rascunho'),
    draft: jsonb().$type<WorkText>().notNull(),
    /** Grows with each saved draft: who saves names the one they opened. */
    version: integer().notNull().default(1),
    /** The version that readers have; null when none was approved. */
    approved_version: integer(),
    title: text().notNull().default(''),
    subtitle: text().notNull().default(''),
    document: jsonb().$type<RichText>(),
    cover_id: optionalRef(() => files.id),
    cover_alt: text().notNull().default(''),
    category_id: optionalRef(() => blog_categories.id, 'set null'),
    seo_title: text().notNull().default(''),
    seo_description: text().notNull().default(''),
    reading_minutes: smallint().notNull().default(1),
    /** The document's words alone. */
    text: text().notNull().default(''),
    review_asked_at: timestamptz(),
    /** Why the team gave it back, until it is sent again. */
    returned_why: text().notNull().default(''),
    publish_at: timestamptz(),
    /** When it was first out: its place in every list, and told to followers once. */
    published_at: timestamptz(),
    /** When what readers have last changed. */
    updated_at: timestamptz(),
    saved_by: optionalRef(() => users.id, 'set null'),
    /** The open editor whose save this is, and its count of saves: an answer that was lost is not somebody else's save. */
    saved_tab: uuid(),
    saved_turn: integer().notNull().default(0),
    saved_at: timestamptz().notNull().default(sql`clock_timestamp()`),
    hidden_at: timestamptz(),
    deleted_at: timestamptz(),
    idempotency_key: uuid(),
    created_at: createdAt(),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('grower'::regconfig, plain_plurals(title)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(subtitle)), 'B') || setweight(to_tsvector('grower'::regconfig, plain_plurals(text)), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('blog_posts_slug').on(t.slug),
    uniqueIndex('blog_posts_idempotency_key').on(t.created_by, t.idempotency_key),
    index('blog_posts_newest').on(t.published_at, t.id).where(read),
    index('blog_posts_of_category').on(t.category_id, t.published_at, t.id).where(read),
    index('blog_posts_due').on(t.publish_at).where(sql`state = 'agendado' and deleted_at is null`),
    index('blog_posts_to_review').on(t.review_asked_at).where(sql`review_asked_at is not null and deleted_at is null`),
    index('blog_posts_search').using('gin', t.search).where(read),
  ],
)
export type BlogPost = typeof blog_posts.$inferSelect

/** Who signs, in order; they alone edit it, besides the team. */
export const blog_authors = pgTable(
  'blog_authors',
  {
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    user_id: ref(() => users.id, 'cascade'),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blog_post_id, t.user_id] }),
    index('blog_authors_user').on(t.user_id, t.blog_post_id),
  ],
)

/** Of what readers have. */
export const blog_post_tags = pgTable(
  'blog_post_tags',
  {
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    tag_id: ref(() => blog_tags.id, 'cascade'),
  },
  (t) => [
    primaryKey({ columns: [t.blog_post_id, t.tag_id] }),
    index('blog_post_tags_tag').on(t.tag_id, t.blog_post_id),
  ],
)

/** Every picture of the draft or of what readers have, the cover too. */
export const blog_post_photos = pgTable(
  'blog_post_photos',
  {
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.blog_post_id, t.file_id] }), index('blog_post_photos_file').on(t.file_id)],
)

/** Addresses that a post had while it was read: they lead to the one that it has. */
export const blog_old_slugs = pgTable(
  'blog_old_slugs',
  { slug: text().primaryKey(), blog_post_id: ref(() => blog_posts.id, 'cascade') },
  (t) => [index('blog_old_slugs_post').on(t.blog_post_id)],
)

/** What a draft said: kept when it is sent, approved, or somebody else writes on. */
export const blog_revisions = pgTable(
  'blog_revisions',
  {
    id: identity(),
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    version: integer().notNull(),
    draft: jsonb().$type<WorkText>().notNull(),
    /** Who wrote it; null once their account is gone. */
    written_by: optionalRef(() => users.id, 'set null'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('blog_revisions_version').on(t.blog_post_id, t.version),
    index('blog_revisions_by').on(t.written_by),
  ],
)

/** A link under which a draft is read without an account until it ends. The token is kept as its hash. */
export const blog_previews = pgTable(
  'blog_previews',
  {
    id: identity(),
    blog_post_id: ref(() => blog_posts.id, 'cascade'),
    token_hash: text().notNull(),
    created_by: ref(() => users.id, 'cascade'),
    ends_at: timestamptz().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('blog_previews_token').on(t.token_hash),
    index('blog_previews_post').on(t.blog_post_id),
    index('blog_previews_by').on(t.created_by),
  ],
)
