import { pgTable, smallint } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'

/** Item types (stuff.kinds.ts) that accept no new items. Existing items are unchanged. */
export const closed_stuff_types = pgTable('closed_stuff_types', {
  stuff_type_id: smallint().primaryKey(),
  closed_by: ref(() => users.id),
  closed_at: createdAt(),
})
