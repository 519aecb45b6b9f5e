import { eq, inArray } from 'drizzle-orm'
import { isAdmin } from '#platform/access/viewer.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { role_permissions, roles, user_roles } from '../roles/roles.table.ts'
import { users } from '../users/users.table.ts'
import { demandAnAdmin, lockAccount, lockAdmins } from './locked-account.rules.ts'
import { canGive } from './staff-users.policy.ts'
import { showStaffUser } from './staff-users.queries.ts'
import type { AccessChange } from './staff-users.schemas.ts'

/** Changes type and roles of another account; staff can neither grant nor revoke permissions they lack. */
export const changeAccess = (ctx: Context, { id, reason, ...edit }: AccessChange) =>
  ctx.transaction(async (tx) => {
    await lockAdmins(tx)
    const { user, roles: before } = await lockAccount(tx, id)
    const { user_type, role_ids } = mergeEdit(
      { ...edit, role_ids: inOrder(edit.role_ids) },
      { user_type: user.user_type, role_ids: inOrder(before.map((role) => role.id)) },
    )
    const wanted = await findRoles(tx, role_ids)
    const touched = [...missingIn(wanted, before), ...missingIn(before, wanted)]
    await refuseBeyondOwn(
      tx,
      touched.map((role) => role.id),
    )
    if (user.user_type !== user_type && [user.user_type, user_type].includes('admin') && !isAdmin(signedIn(tx)))
      throw new AppError('forbidden', 'Só a administração pode dar ou tirar o acesso de administração.')
    await tx.db.update(users).set({ user_type }).where(eq(users.id, id))
    await tx.db.delete(user_roles).where(eq(user_roles.user_id, id))
    if (wanted.length) await tx.db.insert(user_roles).values(wanted.map((role) => ({ user_id: id, role_id: role.id })))
    await demandAnAdmin(tx)
    await audit(tx, {
      action: 'user.access_changed',
      subject: `user:${id}`,
      before: { user_type: user.user_type, roles: namesOf(before) },
      after: { user_type, roles: namesOf(wanted), reason },
    })
    return showStaffUser(tx, id)
  })

const inOrder = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)

type Role = { id: number; name: string }

const namesOf = (list: Role[]) => list.map(({ name }) => name)
const missingIn = (list: Role[], other: Role[]) => list.filter(({ id }) => !other.some((role) => role.id === id))

async function findRoles({ db }: Context, ids: number[]): Promise<Role[]> {
  const unique = [...new Set(ids)]
  const found = await db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(inArray(roles.id, unique))
    .orderBy(roles.name)
  if (found.length !== unique.length)
    throw invalidField('role_ids', 'Um destes papéis não existe mais. Recarregue a página e escolha de novo.')
  return found
}

async function refuseBeyondOwn(tx: Context, role_ids: number[]) {
  if (!role_ids.length) return
  const rows = await tx.db
    .select({ name: roles.name, permission: role_permissions.permission })
    .from(roles)
    .leftJoin(role_permissions, eq(role_permissions.role_id, roles.id))
    .where(inArray(roles.id, role_ids))
  for (const { name, permission } of rows)
    if (!canGive(signedIn(tx), { name, permissions: permission ? [permission] : [] }))
      throw new AppError(
        'forbidden',
        `O papel ${name} tem permissões que você não tem. Peça a outra pessoa para dar ou tirar.`,
      )
}
