import { eq } from 'drizzle-orm'
import '../accounts.events.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { isFixedRole } from './fixed-roles.kinds.ts'
import { findRole, listRoles } from './roles.queries.ts'
import type { RoleInput, RoleList, RoleRef, RoleRename } from './roles.schemas.ts'
import { role_permissions, roles, user_roles } from './roles.table.ts'

const taken = () => invalidField('name', 'Já existe um papel com este nome. Escolha outro.')

export const createRole = (ctx: Context, { name }: RoleInput): Promise<RoleList> =>
  ctx.transaction(async (tx) => {
    const [made] = await tx.db.insert(roles).values({ name }).onConflictDoNothing().returning()
    if (!made) throw taken()
    await audit(tx, { action: 'role.created', subject: `role:${made.id}`, after: { name } })
    return listRoles(tx)
  })

export const renameRole = (ctx: Context, { id, ...edit }: RoleRename): Promise<RoleList> =>
  ctx.transaction(async (tx) => {
    await lockRoles(tx)
    const role = await changeable(tx, id)
    const { name } = mergeEdit(edit, pick(role, 'name'))
    if (!(await unlessTaken(tx, (db) => db.update(roles).set({ name }).where(eq(roles.id, id))))) throw taken()
    if (name !== role.name) await record(tx, 'role.renamed', { before: role.name, after: name })
    await audit(tx, { action: 'role.renamed', subject: `role:${id}`, before: { name: role.name }, after: { name } })
    return listRoles(tx)
  })

/** Deletes a role; its users lose its permissions. */
export const removeRole = (ctx: Context, { id }: RoleRef): Promise<RoleList> =>
  ctx.transaction(async (tx) => {
    await lockRoles(tx)
    const { name } = await changeable(tx, id)
    const people = await tx.db.select({ id: user_roles.user_id }).from(user_roles).where(eq(user_roles.role_id, id))
    const could = await tx.db.select().from(role_permissions).where(eq(role_permissions.role_id, id))
    await tx.db.delete(roles).where(eq(roles.id, id))
    const before = { name, user_ids: people.map((one) => one.id), permissions: could.map((one) => one.permission) }
    await record(tx, 'role.removed', { name })
    await audit(tx, { action: 'role.removed', subject: `role:${id}`, before })
    return listRoles(tx)
  })

/** Locks all roles: changes are serialised. */
export const lockRoles = (tx: Context) => tx.db.select({ id: roles.id }).from(roles).orderBy(roles.id).for('update')

async function changeable(tx: Context, id: number) {
  const role = await findRole(tx, id)
  if (!role) throw new AppError('not_found', 'Este papel não existe mais.')
  if (isFixedRole(role.name))
    throw new AppError('conflict', `O site depende do papel ${role.name}. Ele não pode mudar de nome nem ser apagado.`)
  return role
}
