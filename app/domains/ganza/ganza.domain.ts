import type { Domain } from '#domain.ts'
import { overviewApi } from './overview/overview.api.ts'

export const ganza = {
  api: { overview: overviewApi },
} satisfies Domain
