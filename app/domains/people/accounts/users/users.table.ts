import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'
import type { Networks } from './networks.kinds.ts'

/** Case-insensitive text (extension citext). */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const userTypes = ['grower', 'admin', 'acolhimento', 'advogado', 'medico', 'engenheiro-agronomo'] as const

export const users = pgTable(
  'users',
  {
    id: identity(),
    nickname: citext().notNull(),
    email: citext().notNull(),
    password_hash: text().notNull(),
    user_type: text({ enum: userTypes }).notNull().default('grower'),
    email_verified_at: timestamptz(),
    registration_confirmed_at: timestamptz(),
    need_update_password: boolean().notNull().default(false),
    users_is_professor_copa_grower: boolean().notNull().default(false),
    bio: text().notNull().default(''),
    photo_file_id: integer(),
    /** Handles by network; the website as a URL. */
    networks: jsonb().$type<Networks>().notNull().default({}),
    /** Shown in lists and search only when the user opted in. */
    discoverable: boolean().notNull().default(false),
    /** Declared at registration: 18 or older. */
    adult_declared_at: timestamptz().notNull(),
    /** Neutral site name and icon. */
    discreet: boolean().notNull().default(false),
    /** Wants no points, badges, missions nor ranking anywhere. */
    game_hidden: boolean().notNull().default(false),
    suspended_at: timestamptz(),
    /** Day on which the suspension ends by itself; null: until staff lifts it. */
    suspended_until: timestamptz(),
    /** Hidden by the moderation: profile and what they published are theirs and the staff’s alone (`isThere`). */
    hidden_at: timestamptz(),
    /** Requested erasure: hidden from everybody; can still be cancelled. */
    leaving_at: timestamptz(),
    /** Reason given by staff; null while not suspended. */
    suspended_reason: text(),
    created_at: createdAt(),
    deleted_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('users_nickname').on(t.nickname),
    uniqueIndex('users_email').on(t.email),
    // Substring search on nicknames.
    index('users_nickname_search').using('gin', sql`(${t.nickname}::text) gin_trgm_ops`),
    // Of exactly those in lists (`isDiscoverable`), so that they are counted in the index alone.
    index('users_discoverable')
      .on(t.id)
      .where(sql`discoverable and email_verified_at is not null and suspended_at is null
      and leaving_at is null and hidden_at is null and deleted_at is null`),
  ],
)
export type User = typeof users.$inferSelect
