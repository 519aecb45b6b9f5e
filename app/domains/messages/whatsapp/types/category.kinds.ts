import type { Scope } from '#domains/messages/opt-ins/answers/scope.kinds.ts'

/** Meta's: any promotion in a message makes it marketing. */
export const categories = ['utility', 'marketing'] as const
export type Category = (typeof categories)[number]

/** Who may get a message of this category: who asked for its scope. */
export const scopeOf: Record<Category, Scope> = { utility: 'service', marketing: 'news' }
