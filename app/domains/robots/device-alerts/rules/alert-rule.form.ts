import { pick } from '#shared/pick.ts'
import type { AlertRuleShown } from './alert-rules.schemas.ts'

/** A rule as its form sends it. */
export const alertRuleFields = (rule: AlertRuleShown) => ({
  ...pick(
    rule,
    'kind',
    'low',
    'high',
    'hysteresis',
    'hold_minutes',
    'day_part',
    'severity',
    'silent_from',
    'silent_to',
  ),
  sensor_id: rule.sensor?.id ?? null,
})
