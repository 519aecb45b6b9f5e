import { eq } from 'drizzle-orm'
import { permissions } from '#platform/access/permissions.ts'
import { isAdmin } from '#platform/access/viewer.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { lockRoles } from './roles.actions.ts'
import { listRoles } from './roles.queries.ts'
import type { Matrix, Role, RoleList } from './roles.schemas.ts'
import { role_permissions } from './roles.table.ts'

/** Saves all role permissions at once. Optimistic lock: throws when another change was saved since `version`. */
export const saveMatrix = (ctx: Context, { version, grants }: Matrix): Promise<RoleList> =>
  ctx.transaction(async (tx) => {
    await lockRoles(tx)
    const before = await listRoles(tx)
    if (before.version !== version) throw new AppError('conflict')
    for (const role of before.data) await saveRow(tx, role, wantedOf(role, grants))
    return listRoles(tx)
  })

/**
 * The permissions to store: none for admin, which has all implicitly; permissions that the code does not know are
 * dropped.
 */
function wantedOf({ id, name }: Role, grants: string[]): string[] {
  if (name === 'admin') return []
  return Object.keys(permissions)
    .filter((permission) => grants.includes(`${id}:${permission}`))
    .sort()
}

async function saveRow(tx: Context, role: Role, wanted: string[]) {
  const had = role.permissions
  const changed = [...wanted.filter((one) => !had.includes(one)), ...had.filter((one) => !wanted.includes(one))]
  if (!changed.length) return
  refuseBeyondOwn(tx, role, changed)
  await tx.db.delete(role_permissions).where(eq(role_permissions.role_id, role.id))
  if (wanted.length)
    await tx.db.insert(role_permissions).values(wanted.map((permission) => ({ role_id: role.id, permission })))
  const entry = { action: 'role.permissions_changed', subject: `role:${role.id}` }
  await audit(tx, { ...entry, before: { permissions: had }, after: { permissions: wanted } })
}

/** Throws when the viewer changes one of their own roles, or grants or revokes a permission they lack. */
function refuseBeyondOwn(tx: Context, { name }: Role, changed: string[]) {
  const viewer = signedIn(tx)
  if (isAdmin(viewer)) return
  if (viewer.roles.includes(name))
    throw new AppError('forbidden', `Você tem o papel ${name}. Peça a outra pessoa para mudar as permissões dele.`)
  if (changed.some((permission) => !viewer.permissions.includes(permission)))
    throw new AppError('forbidden', 'Você só pode dar ou tirar permissões que também tem.')
}
