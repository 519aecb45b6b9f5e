import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** The public key of a passkey (WebAuthn). The private key never leaves the user's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    user_id: ref(() => users.id, 'cascade'),
    /** Name given by the user: 'Meu celular'. */
    name: text().notNull(),
    credential_id: text().notNull(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** Signature counter of the authenticator; when used, it only increases. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** Synchronised by a password manager, not bound to one device. */
    backed_up: boolean().notNull(),
    created_at: createdAt(),
    last_used_at: timestamptz(),
  },
  (t) => [uniqueIndex('passkeys_credential_id').on(t.credential_id), index('passkeys_user_id').on(t.user_id)],
)
export type Passkey = typeof passkeys.$inferSelect
