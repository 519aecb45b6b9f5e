import { isAdmin, type SignedIn } from '#platform/access/viewer.ts'

type Account = { id: number; user_type: string; roles: string[] }

export const isAdminAccount = ({ user_type, roles }: Pick<Account, 'user_type' | 'roles'>) =>
  user_type === 'admin' || roles.includes('admin')

/** Nobody changes their own rights or state; only an admin those of an admin. */
export const canManage = (viewer: SignedIn, account: Account) =>
  viewer.id !== account.id && (isAdmin(viewer) || !isAdminAccount(account))

/** Nobody gives, or takes, more than they may themselves. */
export const canGive = (viewer: SignedIn, role: { name: string; permissions: string[] }) =>
  isAdmin(viewer) ||
  (role.name !== 'admin' && role.permissions.every((permission) => viewer.permissions.includes(permission)))
