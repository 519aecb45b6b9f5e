import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

export const accountStates = ['ligada', 'caida'] as const

/** A store's own account at Melhor Envio: it pays the labels there. Tokens are sealed. */
export const melhor_envio_accounts = pgTable(
  'melhor_envio_accounts',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    access_token: text().notNull(),
    refresh_token: text().notNull(),
    expires_at: timestamptz().notNull(),
    /** 'caida': it was taken back there, or could not be renewed; the store connects it again. */
    state: text({ enum: accountStates }).notNull().default('ligada'),
    /** Who connected it; null when they left. */
    connected_by: optionalRef(() => users.id, 'set null'),
    connected_at: createdAt(),
  },
  (t) => [
    uniqueIndex('melhor_envio_accounts_store').on(t.store_id),
    index('melhor_envio_accounts_user').on(t.connected_by),
    index('melhor_envio_accounts_ends').on(t.expires_at).where(sql`state = 'ligada'`),
  ],
)
export type MelhorEnvioAccount = typeof melhor_envio_accounts.$inferSelect
