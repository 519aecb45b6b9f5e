import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { TelemetrySensorOrNone } from '#domains/robots/telemetry/series/series.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { alertKinds, alertSeverities } from '../rules/alert.kinds.ts'
import { episodeEnds } from './episode.kinds.ts'

export const AlertEpisodeRef = DeviceRef.extend({ episode_id: rowId })
export type AlertEpisodeRef = z.infer<typeof AlertEpisodeRef>

/** A channel that a mode drove by the sensor of an alert, from which level; `at` may be before the alert began. */
export const AlertTry = z.object({
  ...{ name: z.string(), has_level: z.boolean(), level: z.number().int(), before: z.number().int().nullable() },
  at: z.date(),
})
export type AlertTry = z.infer<typeof AlertTry>

/** What happened, with what its rule says now. */
export const AlertEpisodeShown = z.object({
  id: z.number().int(),
  rule_id: z.number().int(),
  kind: z.enum(alertKinds),
  severity: z.enum(alertSeverities),
  sensor: TelemetrySensorOrNone,
  low: z.number().nullable(),
  high: z.number().nullable(),
  worst: z.number().nullable(),
  /** When that was read, as far as its readings are still kept. */
  worst_at: z.date().nullable(),
  began_at: z.date(),
  ended_at: z.date().nullable(),
  ended_by: z.enum(episodeEnds).nullable(),
  seen_at: z.date().nullable(),
  /** It began and was over in the silent hours of its rule: nobody was told. */
  hushed: z.boolean(),
  /** What the robot did by this sensor until it was over, as its log has it. */
  tried: z.array(AlertTry),
})
export type AlertEpisodeShown = z.infer<typeof AlertEpisodeShown>

/** An alert that holds now, with its robot. */
export const OpenAlert = AlertEpisodeShown.omit({
  ...{ worst_at: true, ended_at: true, ended_by: true, hushed: true, tried: true },
}).extend({
  device: z.object({ id: z.number().int(), serial: z.string(), name: z.string() }),
})
export type OpenAlert = z.infer<typeof OpenAlert>
export const OpenAlerts = z.object({ data: z.array(OpenAlert) })
