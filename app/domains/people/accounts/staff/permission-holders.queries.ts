import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import { role_permissions, roles, user_roles } from '../roles/roles.table.ts'
import { users } from '../users/users.table.ts'

/** Who may do this: admins, and users whose role has the permission. By nickname, a hundred at most. */
export const holdersOf = ({ db }: Context, permission: Permission) =>
  db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(
      and(
        isNull(users.deleted_at),
        isNull(users.suspended_at),
        or(
          eq(users.user_type, 'admin'),
          exists(
            db
              .select({ one: sql`1` })
              .from(user_roles)
              .innerJoin(roles, eq(roles.id, user_roles.role_id))
              .leftJoin(role_permissions, eq(role_permissions.role_id, roles.id))
              .where(
                and(
                  eq(user_roles.user_id, users.id),
                  or(eq(roles.name, 'admin'), eq(role_permissions.permission, permission)),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(users.nickname))
    .limit(100)
