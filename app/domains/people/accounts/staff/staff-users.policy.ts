import { isAdmin, type SignedIn } from '#platform/access/viewer.ts'

type Account = { id: number; user_type: string; roles: string[] }

export const isAdminAccount = ({ user_type, roles }: Pick<Account, 'user_type' | 'roles'>) =>
  user_type === 'admin' || roles.includes('admin')

/** Nobody manages their own account; only admins manage an admin's. */
export const canManage = (viewer: SignedIn, account: Account) =>
  viewer.id !== account.id && (isAdmin(viewer) || !isAdminAccount(account))

/** Nobody grants or revokes permissions they lack. */
export const canGive = (viewer: SignedIn, role: { name: string; permissions: string[] }) =>
  isAdmin(viewer) ||
  (role.name !== 'admin' && role.permissions.every((permission) => viewer.permissions.includes(permission)))
