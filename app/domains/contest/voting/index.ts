export { waitingVotes } from './votes/cup-votes.queries.ts'
