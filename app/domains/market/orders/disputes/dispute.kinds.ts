/** Opened by who bought; answered; with money offered; and how it ended. */
export const disputeStates = ['aberta', 'respondida', 'proposta', 'aceita', 'decidida', 'encerrada'] as const
export type DisputeState = (typeof disputeStates)[number]

export const disputeKinds = ['nao_chegou', 'veio_errado', 'com_defeito', 'incompleto', 'nao_abre', 'outro'] as const
export type DisputeKind = (typeof disputeKinds)[number]
