import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import { role_permissions, roles } from './roles.table.ts'

const bundles: Record<string, Permission[]> = {
  admin: [],
  escritor: [],
  professor: [],
  manager: ['reports.manage', 'blog.manage'],
  iot_analyst: [],
  seller: [],
}

/** The admin role has no rows: it has every permission implicitly. */
export async function seedRoles({ db }: Context) {
  const rows = await db
    .insert(roles)
    .values(Object.keys(bundles).map((name) => ({ name })))
    .returning()
  const permissions = rows.flatMap(({ id, name }) =>
    (bundles[name] ?? []).map((permission) => ({ role_id: id, permission })),
  )
  if (permissions.length) await db.insert(role_permissions).values(permissions)
}
