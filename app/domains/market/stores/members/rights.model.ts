import type { StoreRole } from './store-role.kinds.ts'

/** What one may do in a store, and which roles may (decisions 7: the manager all but receivers, members, closing). */
const holders = {
  'store.read': ['owner', 'manager', 'viewer'],
  'store.edit': ['owner', 'manager'],
  'store.close': ['owner'],
  'members.manage': ['owner'],
  'products.manage': ['owner', 'manager'],
  'freight.manage': ['owner', 'manager'],
  'orders.manage': ['owner', 'manager'],
  'courses.manage': ['owner', 'manager'],
  'coupons.manage': ['owner', 'manager'],
  'subscriptions.manage': ['owner', 'manager'],
  'affiliations.manage': ['owner', 'manager'],
  'partnerships.manage': ['owner', 'manager'],
  'receivers.manage': ['owner'],
} as const satisfies Record<string, readonly StoreRole[]>

export type StoreRight = keyof typeof holders
export const storeRights = Object.keys(holders) as StoreRight[]

export const roleHas = (role: StoreRole, right: StoreRight) => (holders[right] as readonly StoreRole[]).includes(role)

/** For `can` in answers: every right, and whether this role has it. */
export const rightsOf = (role: StoreRole) =>
  Object.fromEntries(storeRights.map((right) => [right, roleHas(role, right)])) as Record<StoreRight, boolean>
