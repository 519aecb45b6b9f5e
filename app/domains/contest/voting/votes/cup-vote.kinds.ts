/** Only valid ones count; what looks wrong waits in quarantine with its reason, until the team decides. */
export const voteStates = ['valida', 'quarentena', 'anulada'] as const
export type VoteState = (typeof voteStates)[number]
