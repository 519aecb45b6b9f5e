/** Roles of a store (specification 3). */
export const storeRoles = ['owner', 'manager', 'viewer'] as const
export type StoreRole = (typeof storeRoles)[number]
