import type { OwnVoteState, VoteState } from './cup-vote.kinds.ts'

type Kept = { state: VoteState; reason: string | null }

/** A vote as its voter reads it: given, or annulled by the team and why. What made it wait is the team's alone. */
export const asOwn = <Vote extends Kept>({ state, reason, ...vote }: Vote) => ({
  ...vote,
  state: (state === 'anulada' ? 'anulada' : 'recebida') as OwnVoteState,
  reason: state === 'anulada' ? reason : null,
})
