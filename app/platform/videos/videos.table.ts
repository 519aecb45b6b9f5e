import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef } from '#platform/database/columns.ts'
import { files } from '../files/files.table.ts'

/**
 * An uploaded video. `upload_key` is the address that its bytes are sent to, `key` its public address, changed when it
 * becomes private so that old links stop working; `storage_key` is its path in the store and never shown.
 */
export const videos = pgTable(
  'videos',
  {
    id: identity(),
    user_id: integer().notNull(),
    key: uuid().notNull().default(sql`gen_random_uuid()`),
    upload_key: uuid().notNull(),
    storage_key: uuid().notNull(),
    /** uploading → processing (all bytes are here, a job takes them) → ready or refused. */
    status: text({ enum: ['uploading', 'processing', 'ready', 'refused'] })
      .notNull()
      .default('uploading'),
    /** Why it was refused, as a sentence for its person. */
    refusal: text(),
    /** Of a class: longer than anybody's (`video-limits.ts`). */
    long: boolean().notNull().default(false),
    /** As announced, and how much of it is stored, in `parts` in their order. */
    length: integer().notNull(),
    received: integer().notNull().default(0),
    parts: text().array().notNull().default([]),
    type: text({ enum: ['video/mp4', 'video/webm'] }),
    /** What is kept of it. */
    bytes: integer().notNull().default(0),
    duration_s: real(),
    width: smallint(),
    height: smallint(),
    /** A frame of it, uploaded as a photo. */
    poster_file_id: optionalRef(() => files.id, 'set null'),
    public: boolean().notNull().default(false),
    /** Its person is about to leave: shown to nobody, and as before if they stay. */
    withheld: boolean().notNull().default(false),
    /** Set when something uses it; an unused video is deleted after a day. */
    attached: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('videos_key').on(t.key),
    uniqueIndex('videos_upload_key').on(t.upload_key),
    uniqueIndex('videos_storage_key').on(t.storage_key),
    index('videos_of_person').on(t.user_id, t.id),
    index('videos_poster').on(t.poster_file_id),
    index('videos_orphans').on(t.created_at).where(sql`not attached`),
  ],
)
export type Video = typeof videos.$inferSelect
