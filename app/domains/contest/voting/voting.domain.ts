import type { Domain } from '#domain.ts'
import { cupVotesApi } from './votes/cup-votes.api.ts'
import { votingDesk } from './votes/waiting.queries.ts'
import { votingPersonalData } from './voting.personal-data.ts'

export const voting = { api: cupVotesApi, personalData: votingPersonalData, desk: votingDesk } satisfies Domain
