export const conflictReasons = ['own', 'address', 'store', 'partner', 'teacher', 'follows', 'order'] as const
export type ConflictReason = (typeof conflictReasons)[number]
