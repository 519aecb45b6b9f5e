import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'

/** A passkey's public half (WebAuthn). The private half never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls it: 'Meu celular'. */
    name: text().notNull(),
    credential_id: text().notNull(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often the device has signed; one that counts never goes back. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Kept by a password manager too, not only on one device. */
    backed_up: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    last_used_at: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('passkeys_credential_id').on(t.credential_id), index('passkeys_user_id').on(t.user_id)],
)
export type Passkey = typeof passkeys.$inferSelect
