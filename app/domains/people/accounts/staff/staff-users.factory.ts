import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import { role_permissions, roles } from '../roles/roles.table.ts'
import { aUser } from '../users/users.factory.ts'

let made = 0

export const anAdmin = (ctx: Context) => aUser(ctx, { user_type: 'admin' })

/** A new role with these permissions. */
export async function aRole(ctx: Context, permissions: Permission[] = [], name = `papel${++made}`) {
  const [role] = await ctx.db.insert(roles).values({ name }).returning()
  if (!role) throw new Error('insert returned no row')
  if (permissions.length)
    await ctx.db.insert(role_permissions).values(permissions.map((permission) => ({ role_id: role.id, permission })))
  return role
}

/** A staff member who is not an admin: with a new role that has these permissions. */
export async function aStaffMember(ctx: Context, permissions: Permission[]) {
  const role = await aRole(ctx, permissions)
  return aUser(ctx, { roles: [role.name] })
}
