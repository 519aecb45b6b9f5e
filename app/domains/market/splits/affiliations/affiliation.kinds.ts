/** The life of an affiliation: asked for, at work, or over. */
export const affiliationStates = ['pendente', 'ativa', 'recusada', 'suspensa', 'encerrada'] as const
export type AffiliationState = (typeof affiliationStates)[number]

/** What a store decides about an affiliate. */
export const affiliationMoves = ['aprovar', 'recusar', 'suspender', 'reativar', 'encerrar'] as const
export type AffiliationMove = (typeof affiliationMoves)[number]

/** What somebody did with a version of the terms: agreed to it, or was told of it. */
export const consentActs = ['aceito', 'avisado'] as const
