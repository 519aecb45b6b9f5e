import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { users } from '../users/users.table.ts'

export const roles = pgTable('roles', {
  id: identity(),
  name: text().notNull().unique(),
})

/** Permission names are defined in code (platform/access/permissions.ts); their assignment to roles is stored here. */
export const role_permissions = pgTable(
  'role_permissions',
  {
    role_id: ref(() => roles.id, 'cascade'),
    permission: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role_id, t.permission] })],
)

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: ref(() => users.id, 'cascade'),
    role_id: ref(() => roles.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] })],
)
