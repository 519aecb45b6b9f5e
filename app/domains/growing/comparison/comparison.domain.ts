import type { Domain } from '#domain.ts'
import { comparisonApi } from './runs/comparison.api.ts'

export const comparison = { api: comparisonApi } satisfies Domain
