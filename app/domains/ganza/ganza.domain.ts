import type { Domain } from '#domain.ts'
import { overviewApi } from './overview/overview.api.ts'
import { robotsApi } from './robots/robots.api.ts'

export const ganza = {
  api: { overview: overviewApi, robots: robotsApi },
} satisfies Domain
