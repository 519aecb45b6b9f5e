import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isFixedRole } from './fixed-roles.kinds.ts'
import type { Role, RoleList } from './roles.schemas.ts'
import { role_permissions, roles, user_roles } from './roles.table.ts'

/** All roles with permissions and user counts. Few rows, so not paginated. */
export async function listRoles({ db }: Context): Promise<RoleList> {
  const rows = await db
    .select({
      id: roles.id,
      name: roles.name,
      permissions: sql<string[]>`array(select rp.permission from ${role_permissions} rp
        where rp.role_id = ${roles.id} order by 1)`,
      people_count: sql<number>`(select count(*)::int from ${user_roles} ur where ur.role_id = ${roles.id})`,
    })
    .from(roles)
    .orderBy(sql`${roles.name} <> 'admin'`, roles.name)
  const data = rows.map((role) => ({ ...role, fixed: isFixedRole(role.name) }))
  return { data, version: versionOf(data) }
}

/** Fingerprint of the matrix, for the optimistic lock. */
export const versionOf = (data: Pick<Role, 'id' | 'permissions'>[]) =>
  createHash('sha256')
    .update(JSON.stringify(data.map(({ id, permissions }) => [id, permissions]).sort()))
    .digest('base64url')

export async function findRole({ db }: Context, id: number) {
  const [role] = await db.select().from(roles).where(eq(roles.id, id)).for('update')
  return role
}
