/** Who a post is for (`available_by`, decisions 3), as stored and sent. */
export const audiences = ['todos', 'seguidores', 'alunos', 'consultoria', 'pago'] as const
export type Audience = (typeof audiences)[number]

/** Audiences whose members are rows of `audience_members`; the others follow from what people do. */
export const memberAudiences = ['alunos', 'consultoria', 'pago'] as const
