/** Asked; taken; left as it was; something newer took its place. */
export const proposalStates = ['pendente', 'aceita', 'recusada', 'superada'] as const
export type ProposalState = (typeof proposalStates)[number]
