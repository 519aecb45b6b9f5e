import { z } from 'zod'
import { SpaceRef } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { type ActivityGroup, activityGroups, activitySlugs } from '#domains/garden/journal/activities/activity.kinds.ts'
import { deviceStates } from '#domains/robots/devices/devices/device-status.model.ts'
import { TelemetryGap } from '#domains/robots/telemetry/series/series.schemas.ts'
import { typedDay } from '#shared/typed-day.ts'
import { climateSeries } from './climate-series.kinds.ts'
import { spanNames } from './spans.kinds.ts'

export const ClimateFilter = SpaceRef.extend({
  span: z.enum(spanNames).default('semana'),
  /** The last day shown; default: today. */
  until: typedDay.optional(),
  /** Only activities of this group. */
  marks: z.enum(Object.keys(activityGroups) as [ActivityGroup, ...ActivityGroup[]]).optional(),
})
export type ClimateFilter = z.infer<typeof ClimateFilter>

/** Aggregate of a bin; null without samples, never 0. */
const Spread = z.object({ avg: z.number(), min: z.number(), max: z.number() }).nullable()
export type Spread = z.infer<typeof Spread>

const Band = z.object({
  from: z.date(),
  to: z.date(),
  stage: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

export const Climate = z.object({
  span: z.enum(spanNames),
  from: z.date(),
  to: z.date(),
  /** Leaf minus air, °C, used where the leaf was not measured; `estimated`: default value, not set for this space. */
  leaf_offset: z.object({ value: z.number(), estimated: z.boolean() }),
  points: z.array(
    z.object({
      at: z.date(),
      samples: z.number().int(),
      temperature: Spread,
      humidity: Spread,
      /** Of the leaf, kPa, computed per sample, then averaged. */
      vpd: Spread,
      ppfd: Spread,
      co2: Spread,
    }),
  ),
  /** When the robot of the space was not heard for three of its intervals, in order; why, for who cares for the space. */
  gaps: z.array(TelemetryGap),
  /** Where the readings come from, for who cares for the space; null for others. */
  sources: z.object({ robot: z.boolean(), noted: z.boolean() }).nullable(),
  /** The robots here are silent: what was read up to then says nothing about now. Which, for whose it is. */
  last_known: z
    .object({
      to: z.date(),
      robot: z
        .object({ serial: z.string(), name: z.string(), status: z.enum(deviceStates), last_seen_at: z.date() })
        .nullable(),
    })
    .nullable(),
  marks: z.array(
    z.object({
      id: z.number().int(),
      at: z.date(),
      kind: z.enum(activitySlugs),
      label: z.string(),
      plant: z.object({ slug: z.string(), name: z.string() }).nullable(),
    }),
  ),
  /**
   * mol/m²/d: the mean PPFD of the last day with readings, and the hours of light on it; null when either is unknown.
   */
  daily_light: z
    .object({
      dli: z.number(),
      ppfd: z.number(),
      hours: z.number(),
      /** Whether the hours were noted in the space or come from its plan. */
      hours_from: z.enum(['anotadas', 'plano']),
      on: z.iso.date(),
    })
    .nullable(),
  /** Target bands of the plan that the space follows, by stage. */
  bands: z.partialRecord(z.enum(climateSeries), z.array(Band)),
  plan: z.object({ slug: z.string(), name: z.string() }).nullable(),
})
export type Climate = z.infer<typeof Climate>
export type ClimatePoint = Climate['points'][number]
export type ClimateBand = z.infer<typeof Band>
