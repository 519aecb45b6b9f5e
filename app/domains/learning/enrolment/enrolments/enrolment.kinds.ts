/** What a grant opens: the course itself, or the consultancy beside it. */
export const grantKinds = ['curso', 'consultoria'] as const
export type GrantKind = (typeof grantKinds)[number]

/** By what somebody came in. */
export const grantSources = ['gratis', 'compra', 'assinatura', 'convite', 'turma'] as const
export type GrantSource = (typeof grantSources)[number]

/** Why it ended before its time. */
export const grantEnds = ['reembolso', 'contestacao', 'retirado', 'saiu'] as const
export type GrantEnd = (typeof grantEnds)[number]
