import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Networks } from './networks.kinds.ts'

/** Text compared without case (extension citext). */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const userTypes = ['grower', 'admin', 'acolhimento', 'advogado', 'medico', 'engenheiro-agronomo'] as const

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    nickname: citext().notNull(),
    email: citext().notNull(),
    password_hash: text().notNull(),
    user_type: text({ enum: userTypes }).notNull().default('grower'),
    email_verified_at: timestamp({ withTimezone: true }),
    registration_confirmed_at: timestamp({ withTimezone: true }),
    need_update_password: boolean().notNull().default(false),
    users_is_professor_copa_grower: boolean().notNull().default(false),
    bio: text().notNull().default(''),
    photo_file_id: integer(),
    /** Handles by network, the site as an address. */
    networks: jsonb().$type<Networks>().notNull().default({}),
    /** Found in people, search and lists only when the person chose to be. */
    discoverable: boolean().notNull().default(false),
    /** Declared at registration: 18 or older. */
    adult_declared_at: timestamp({ withTimezone: true }).notNull(),
    /** The site under a neutral name and icon. */
    discreet: boolean().notNull().default(false),
    suspended_at: timestamp({ withTimezone: true }),
    /** Asked to be erased: hidden from everybody, and may still change their mind. */
    leaving_at: timestamp({ withTimezone: true }),
    /** Why, in the words of who suspended; null when the account is in use. */
    suspended_reason: text(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('users_nickname').on(t.nickname),
    uniqueIndex('users_email').on(t.email),
    // People are searched by a part of their name.
    index('users_nickname_search').using('gin', sql`(${t.nickname}::text) gin_trgm_ops`),
    index('users_discoverable').on(t.id).where(sql`discoverable and deleted_at is null`),
  ],
)
export type User = typeof users.$inferSelect
