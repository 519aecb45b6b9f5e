/** The life of a partnership: proposed, agreed, or over. Of its versions: the same but for the end. */
export const partnershipStates = ['proposta', 'aceita', 'recusada', 'retirada', 'encerrada'] as const
export type PartnershipState = (typeof partnershipStates)[number]

export const versionStates = ['proposta', 'aceita', 'recusada', 'retirada'] as const
export type VersionState = (typeof versionStates)[number]

/** What the other side answers, and what who proposed may take back; either ends it. */
export const partnershipActs = ['aceitar', 'recusar', 'retirar', 'encerrar'] as const
export type PartnershipAct = (typeof partnershipActs)[number]

/** All partners of one product together. */
export const MOST_SHARED_BPS = 9000
