import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Holder } from './holder.kinds.ts'

/** The rows of this holder, in any table of this domain. */
export const heldBy = (table: Record<'store_id' | 'user_id', PgColumn>, { kind, id }: Holder): SQL =>
  eq(kind === 'store' ? table.store_id : table.user_id, id)
