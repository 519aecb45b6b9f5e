import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { roles, user_roles } from '../roles/roles.table.ts'
import { users } from '../users/users.table.ts'
import { canManage } from './staff-users.policy.ts'
import { noSuchAccount } from './staff-users.queries.ts'

/** Lock that serialises all changes that could remove an admin. */
export const lockAdmins = (tx: Context) =>
  tx.db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'admin')).for('update')

/** An account that the viewer may manage, with its roles, locked until commit. */
export async function lockAccount(tx: Context, id: number) {
  const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw noSuchAccount()
  const granted = await tx.db
    .select({ id: roles.id, name: roles.name })
    .from(user_roles)
    .innerJoin(roles, eq(roles.id, user_roles.role_id))
    .where(eq(user_roles.user_id, id))
    .orderBy(roles.name)
  const viewer = signedIn(tx)
  if (viewer.id === id)
    throw new AppError('forbidden', 'Você não pode mudar seu próprio acesso nem sua situação. Peça a outra pessoa.')
  if (!canManage(viewer, { ...user, roles: granted.map(({ name }) => name) }))
    throw new AppError('forbidden', 'Só a administração pode mudar contas da administração.')
  return { user, roles: granted }
}

/** Throws unless at least one active admin is left after the change. */
export async function demandAnAdmin(tx: Context) {
  const isAdmin = sql`(${users.user_type} = 'admin' or exists (select from ${user_roles} ur join ${roles} r
    on r.id = ur.role_id where ur.user_id = ${users.id} and r.name = 'admin'))`
  const [left] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, isNull(users.suspended_at), isNull(users.deleted_at)))
    .limit(1)
  if (!left) throw new AppError('conflict', 'Esta é a última conta da administração. Dê o acesso a outra pessoa antes.')
}
