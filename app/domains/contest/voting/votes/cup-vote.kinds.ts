/** Only valid ones count; what looks wrong waits in quarantine with its reason, until the team decides. */
export const voteStates = ['valida', 'quarentena', 'anulada'] as const
export type VoteState = (typeof voteStates)[number]

/** What a voter reads of their own: whether it waits would tell them how others at their address voted. */
export const ownVoteStates = ['recebida', 'anulada'] as const
export type OwnVoteState = (typeof ownVoteStates)[number]
