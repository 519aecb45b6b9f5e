import type { Domain } from '#domain.ts'
import { cupScoresApi } from './scores/cup-scores.api.ts'

/** Scores are of a seat on the bench, which `editions` registers as personal data. */
export const bench = { api: cupScoresApi } satisfies Domain
