import type { Domain } from '#domain.ts'
import { votingPersonalData } from './voting.personal-data.ts'
import { cupVotesApi } from './votes/cup-votes.api.ts'

export const voting = { api: cupVotesApi, personalData: votingPersonalData } satisfies Domain
