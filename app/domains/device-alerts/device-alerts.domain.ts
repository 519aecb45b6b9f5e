import type { Domain } from '#domain.ts'
import { alertRulesApi } from './rules/alert-rules.api.ts'

export const deviceAlerts = {
  api: { rules: alertRulesApi },
} satisfies Domain
