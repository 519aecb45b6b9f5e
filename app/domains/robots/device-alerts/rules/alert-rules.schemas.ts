import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { AlertEpisodeShown } from '../episodes/alert-episodes.schemas.ts'
import { alertDayParts, alertKinds, alertSeverities } from './alert.kinds.ts'

const id = z.number().int()
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora assim: 23:00.')
const reading = z.number().min(-100_000).max(100_000)

/** What a rule is made of; what fits together says `alert-rules.rules.ts`. */
export const AlertRuleFields = z.object({
  kind: z.enum(alertKinds),
  sensor_id: rowId.nullish(),
  low: reading.nullish(),
  high: reading.nullish(),
  hysteresis: z.number().min(0, 'Use zero ou mais.').max(100_000).default(0),
  hold_minutes: z.number().int().min(0).max(720, 'Use no máximo 720 minutos, que são 12 horas.').default(10),
  day_part: z.enum(alertDayParts).default('any'),
  severity: z.enum(alertSeverities).default('warning'),
  silent_from: hour.nullish(),
  silent_to: hour.nullish(),
})
export const AlertRuleInput = DeviceRef.extend(AlertRuleFields.shape)
export type AlertRuleInput = z.infer<typeof AlertRuleInput>

export const AlertRuleRef = DeviceRef.extend({ rule_id: rowId })
export type AlertRuleRef = z.infer<typeof AlertRuleRef>
export const AlertRuleChange = AlertRuleInput.extend({ rule_id: rowId, opened: Opened })
export type AlertRuleChange = z.infer<typeof AlertRuleChange>
export const AlertRuleSwitch = AlertRuleRef.extend({ enabled: z.boolean() })
export type AlertRuleSwitch = z.infer<typeof AlertRuleSwitch>
export const AlertFollow = DeviceRef.extend({ follow: z.boolean() })
export type AlertFollow = z.infer<typeof AlertFollow>

export const AlertSensor = z.object({
  id,
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
})
export type AlertSensor = z.infer<typeof AlertSensor>

const limits = {
  kind: z.enum(alertKinds),
  sensor: AlertSensor.nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  hysteresis: z.number(),
  hold_minutes: z.number().int(),
  day_part: z.enum(alertDayParts),
}

export const AlertRuleShown = z.object({
  id,
  ...limits,
  severity: z.enum(alertSeverities),
  /** '23:00' */
  silent_from: z.string().nullable(),
  silent_to: z.string().nullable(),
  enabled: z.boolean(),
})
export type AlertRuleShown = z.infer<typeof AlertRuleShown>

/** A rule that the mode which runs suggests. */
export const AlertProposal = z.object(limits)
export type AlertProposal = z.infer<typeof AlertProposal>

export const DeviceAlerts = z.object({
  device: z.object({ id, serial: z.string(), name: z.string(), interval_seconds: z.number().int() }),
  rules: z.array(AlertRuleShown),
  proposals: z.array(AlertProposal),
  /** What runs; null: nothing, or it is not known. */
  mode: z.object({ name: z.string(), has_day: z.boolean() }).nullable(),
  sensors: z.array(AlertSensor),
  /** Open ones first, then the newest. */
  episodes: z.array(AlertEpisodeShown),
  /** Whether the viewer gets them; null: its owner, who always does, or staff, who do not. */
  follows: z.boolean().nullable(),
  can: z.object({ work: z.boolean(), own: z.boolean() }),
})
export type DeviceAlerts = z.infer<typeof DeviceAlerts>
