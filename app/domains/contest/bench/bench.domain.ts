import type { Domain } from '#domain.ts'
import { benchPersonalData } from './bench.personal-data.ts'
import { cupScoresApi } from './scores/cup-scores.api.ts'

export const bench = { api: cupScoresApi, personalData: benchPersonalData } satisfies Domain
